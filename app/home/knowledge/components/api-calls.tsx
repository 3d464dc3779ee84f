import { useTranslation } from "react-i18next";
import type { CallGroup } from "~/home/knowledge/api-calls.server";
import { Disclosure } from "~/ui/disclosure";

/** Every call of the API by group: how it is called, what it does, and who may make it. */
export function ApiCalls({ groups }: { groups: CallGroup[] }) {
  const { t } = useTranslation("knowledge");
  return (
    <div className="grid gap-1">
      {groups.map(({ id, calls }) => (
        <Disclosure key={id} summary={t("api.group", { name: t(`api.groups.${id}`), count: calls.length })} flush>
          <ul className="grid gap-4">
            {calls.map(({ id: call, method, path, summary, access, scopes }) => (
              <li key={call} className="border-s-3 border-line-strong ps-3.5">
                <p className="font-semibold wrap-anywhere text-ink">
                  <code>
                    {method} {path}
                  </code>
                </p>
                <p lang="en">{summary}.</p>
                <p className="text-small text-ink-3">
                  {t(`api.access.${access}`)}
                  {scopes.length > 0 ? ` · ${t("api.scopes", { scopes: scopes.join(", ") })}` : null}
                </p>
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </div>
  );
}
