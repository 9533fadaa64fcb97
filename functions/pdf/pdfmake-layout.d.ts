/** pdfmake's layout, as far as structured-layout.ts patches it. */
declare module "pdfmake/js/LayoutBuilder.js" {
  import type { LayoutClass } from "./structured-layout.ts";

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
