export { action, default, loader, meta } from "./history";
