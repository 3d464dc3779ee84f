export { default, loader } from "./resume";
