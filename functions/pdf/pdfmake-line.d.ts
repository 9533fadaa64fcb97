declare module "pdfmake/js/Line.js" {
  import type { LineClass } from "./right-to-left-lines.ts";

  /** What the CommonJS file exports, which some loaders unwrap. */
  const exported: { readonly default: LineClass } | LineClass;
  export default exported;
}
