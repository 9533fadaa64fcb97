import { mergeConfig } from "vite";
import web from "../../web/vite.config.ts";

/** The web's own configuration for the gallery: `vite build --config test/gallery/vite.config.ts`. */
export default mergeConfig(web, {
  root: import.meta.dirname,
  build: { outDir: `${import.meta.dirname}/../../.local/gallery` },
});
