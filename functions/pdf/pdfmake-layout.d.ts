/** pdfmake's layout, as far as it is told here what each line belongs to. */
declare module "pdfmake/js/LayoutBuilder.js" {
  import type { LayoutClass } from "./structured-layout.ts";

  /** What the CommonJS file exports, which some loaders unwrap. */
  const exported: { readonly default: LayoutClass } | LayoutClass;
  export default exported;
}

/** What pdfmake writes its pages with. */
declare module "pdfmake/js/Renderer.js" {
  import type { RendererClass } from "./tagged-pages.ts";

  const exported: { readonly default: RendererClass } | RendererClass;
  export default exported;
}
