import { useTranslation } from "react-i18next";
import { isNotificationType } from "~/foundation/notifications/rules/policy";

/** Returns a function that names a stored type in the reader's language. */
export function useTypeName() {
  const { t } = useTranslation("notifications");
  return (type: string) => (isNotificationType(type) ? t(`types.${type}.name`) : type);
}
