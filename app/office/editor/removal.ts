import { itemsOf } from "~/office/editor/rules/walk";
import type { AskedRemoval } from "./components/edit-page";
import type { EditView } from "./view";

/** The thing an address asks to remove; null if it does not exist. */
export function findRemoval(view: EditView, query: URLSearchParams): AskedRemoval | null {
  const [of, list, key] = ["dialog", "list", "key"].map((name) => query.get(name) ?? "");
  if (!list || !key) return null;
  if (of === "order") {
    const item = view.lists.find(({ name }) => name === list)?.items.find((each) => each.key === key);
    return item ? { of, list, key, name: item.name } : null;
  }
  if (of !== "item" || !/^\d{1,2}$/.test(key)) return null;
  const at = list
    .split(".")
    .reduce<unknown>((part, step) => (part as Record<string, unknown> | undefined)?.[step], view.value);
  const item = itemsOf(at as never)[Number(key)];
  return item ? { of, list, key, name: String(item.id ?? "") || String(Number(key) + 1) } : null;
}
