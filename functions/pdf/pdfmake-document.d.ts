declare module "pdfmake/js/PDFDocument.js" {
  import type { DocumentClass } from "./shared-fonts.ts";

  /** The export of the CommonJS file, which some loaders unwrap. */
  const exported: { readonly default: DocumentClass } | DocumentClass;
  export default exported;
}
