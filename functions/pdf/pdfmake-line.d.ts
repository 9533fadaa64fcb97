declare module "pdfmake/js/Line.js" {
  import type { LineClass } from "./right-to-left-lines.ts";

  /** The export of the CommonJS file, which some loaders unwrap. */
  const exported: { readonly default: LineClass } | LineClass;
  export default exported;
}
