import { useTranslation } from "react-i18next";
import type { Order } from "~/office/log/rules/walk";
import { cx } from "~/ui/cx";

/** Links that show a list in another order. */
export function OrderLinks({ orders }: { orders: { order: Order; href: string; isCurrent: boolean }[] }) {
  const { t } = useTranslation("office");
  return (
    <nav aria-label={t("order.label")} className="print:hidden">
      <ul className="flex flex-wrap gap-x-4">
        {orders.map(({ order, href, isCurrent }) => (
          <li key={order}>
            <a
              href={href}
              aria-current={isCurrent ? "true" : undefined}
              className={cx("inline-flex min-h-11 items-center", isCurrent && "font-semibold text-ink no-underline")}
            >
              {t(`order.${order}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
