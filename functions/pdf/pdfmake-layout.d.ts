/** pdfmake's layout, as far as structured-layout.ts and page-breaks.ts patch it. */
declare module "pdfmake/js/LayoutBuilder.js" {
  import type { BreakingLayoutClass } from "./page-breaks.ts";
  import type { LayoutClass as StructuredLayoutClass } from "./structured-layout.ts";

  type LayoutClass = BreakingLayoutClass & StructuredLayoutClass;

  /** The export of the CommonJS file, which some loaders unwrap. */
  const exported: { readonly default: LayoutClass } | LayoutClass;
  export default exported;
}

/** pdfmake's page renderer. */
declare module "pdfmake/js/Renderer.js" {
  import type { RendererClass } from "./tagged-pages.ts";

  const exported: { readonly default: RendererClass } | RendererClass;
  export default exported;
}
