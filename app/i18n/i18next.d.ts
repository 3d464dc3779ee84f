import "i18next";
import type { Resource } from "./resources";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: Resource;
    returnNull: false;
  }
}
