export * from "../../foundation/notifications/log-tables";
export * from "../../foundation/tables/log-tables";
