/** Made by `scripts/passwords/vite-plugin.ts`. */
declare module "virtual:common-passwords" {
  const packed: string;
  export default packed;
}
