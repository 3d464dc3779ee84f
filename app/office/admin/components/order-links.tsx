import { useTranslation } from "react-i18next";
import type { Order } from "~/office/log/rules/walk";
import { cx } from "~/ui/cx";

/** Links that show a list in another order. On a phone they sit in one row, which scrolls if it does not fit. */
export function OrderLinks({ orders }: { orders: { order: Order; href: string; isCurrent: boolean }[] }) {
  const { t } = useTranslation("office");
  return (
    <nav aria-label={t("order.label")} className="max-sm:row-scroll min-w-0 max-sm:w-full print:hidden">
      <ul className="flex gap-x-4 sm:flex-wrap">
        {orders.map(({ order, href, isCurrent }) => (
          <li key={order}>
            <a
              href={href}
              aria-current={isCurrent ? "true" : undefined}
              className={cx(
                "inline-flex min-h-11 items-center whitespace-nowrap",
                isCurrent && "font-semibold text-ink no-underline",
              )}
            >
              {t(`order.${order}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
