import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { build } from "esbuild";
import { defineConfig, type Plugin } from "vite";
import { routes } from "../shared/contract/routes.ts";
import type { Route } from "../shared/contract/schema/route.ts";
import { precacheFiles } from "./offline/service-worker-rules.ts";

/** Files that pdf.js loads by name: fonts, character maps and decoders for PDFs that do not embed them. */
export function pdfResources(): Plugin {
  const library = `${import.meta.dirname}/../node_modules/pdfjs-dist`;
  const folders: [name: string, wanted: RegExp][] = [
    ["cmaps", /\.bcmap$/],
    ["standard_fonts", /\.(pfb|ttf)$/],
    // The content security policy forbids WebAssembly, so the JavaScript decoders are used.
    ["wasm", /_nowasm_fallback\.js$/],
  ];
  return {
    name: "pdf-resources",
    apply: "build",
    generateBundle() {
      for (const [folder, wanted] of folders) {
        for (const file of readdirSync(`${library}/${folder}`).filter((name) => wanted.test(name))) {
          const source = readFileSync(`${library}/${folder}/${file}`);
          this.emitFile({ type: "asset", fileName: `assets/pdf/${folder}/${file}`, source });
        }
      }
    },
  };
}

/**
 * `virtual:contract`: method, path, and kinds of payload and response of each route. Keeps the schemas out of the
 * bundle; their types are checked at compile time.
 */
export function contractTable(): Plugin {
  const id = "virtual:contract";
  const rows = Object.entries(routes as Record<string, Route>).map(
    ([name, { method, path, payload, answer, access }]) => [
      name,
      { method, path, payload: payload?.kind, answer: answer.kind, open: access === "anyone" },
    ],
  );
  return {
    name: "contract-table",
    resolveId: (asked) => (asked === id ? id : undefined),
    load: (asked) => (asked === id ? `export default ${JSON.stringify(Object.fromEntries(rows))}` : undefined),
  };
}

/** Blocks the first paint until the main script has applied the stored colour scheme. */
export function paintsOnceColoured(): Plugin {
  return {
    name: "paints-once-coloured",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
    },
  };
}

/** Preloads the app together with the script that selects language and colours, not after it. */
export function fetchesAppAhead(): Plugin {
  return {
    name: "fetches-app-ahead",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle = {} }) {
        const files = new Set<string>();
        const styles = new Set<string>();
        const add = (file: string): void => {
          const chunk = bundle[file];
          if (chunk?.type !== "chunk" || files.has(file)) return;
          files.add(file);
          for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
          for (const imported of chunk.imports) add(imported);
        };
        const app = Object.values(bundle).find(
          (one) => one.type === "chunk" && one.moduleIds.some((id) => id.endsWith("/web/app/app.tsx")),
        );
        if (app) add(app.fileName);
        return [
          ...[...files].map((file) => ["modulepreload", file] as const),
          ...[...styles].map((file) => ["stylesheet", file] as const),
        ].map(([rel, file]) => ({
          tag: "link",
          attrs: { rel, crossorigin: true, href: `/${file}` },
          injectTo: "head" as const,
        }));
      },
    },
  };
}

/** `sw.js`, the service worker for offline use, with the list of this version's files. */
export function offlineWorker(): Plugin {
  return {
    name: "offline-worker",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const page = bundle["index.html"];
        const files = precacheFiles([...Object.keys(bundle), "manifest.webmanifest", "icon.svg", "icon-192.png"]);
        const version = createHash("sha256").update(JSON.stringify(files));
        if (page?.type === "asset") version.update(page.source);
        const { outputFiles } = await build({
          entryPoints: [`${import.meta.dirname}/offline/service-worker.ts`],
          bundle: true,
          minify: true,
          write: false,
          target: ["chrome123", "firefox121", "safari17.5"],
          define: {
            FILES: JSON.stringify(files),
            VERSION: JSON.stringify(version.digest("base64url").slice(0, 16)),
          },
        });
        this.emitFile({ type: "asset", fileName: "sw.js", source: outputFiles[0]!.text });
      },
    },
  };
}

/** Icons and small modules: as separate files, a hundred of some hundred bytes, each would cost a request per page. */
const SMALL_PARTS = /\/(lucide-react|web\/(api|app|data|i18n|layout|navigation|session|ui|worker))\//;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), contractTable(), pdfResources(), paintsOnceColoured(), fetchesAppAhead(), offlineWorker()],
  // Here and in `cssTarget`: the first browsers with light-dark(). The fallback for older ones would ignore the colour
  // scheme of a bar.
  css: {
    transformer: "lightningcss",
    lightningcss: { targets: { chrome: 123 << 16, firefox: 121 << 16, safari: (17 << 16) | (5 << 8) } },
  },
  worker: { format: "es" },
  build: {
    outDir: `${import.meta.dirname}/../.local/site`,
    emptyOutDir: true,
    cssTarget: ["chrome123", "firefox121", "safari17.5"],
    // Nothing may be inlined: the content security policy only allows scripts and styles from files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The code of a first visit is one chunk, which compresses better than thirty; its language is loaded before. Small
    // modules shared by several pages are one chunk too.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "language",
              test: /\/web\/(i18n\/(translate|language|message-format|numbers|lazy)|layout\/theme)\.ts$/,
              priority: 2,
            },
            { name: "app", test: /\/web\/(app\/app|pages\/(sign-in|projects-home))\.tsx$/, priority: 1 },
            { name: "parts", test: SMALL_PARTS, minShareCount: 2, maxModuleSize: 5_000 },
          ],
        },
      },
    },
  },
});
