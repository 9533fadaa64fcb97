import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { build } from "esbuild";
import { defineConfig, type Plugin } from "vite";
import { routes } from "../shared/contract/routes.ts";
import type { Route } from "../shared/contract/schema/route.ts";
import { precacheFiles } from "./offline/service-worker-rules.ts";

/** What pdf.js fetches by name while it draws: the fonts, character maps and decoders that a PDF took for granted. */
export function pdfResources(): Plugin {
  const library = `${import.meta.dirname}/../node_modules/pdfjs-dist`;
  const folders: [name: string, wanted: RegExp][] = [
    ["cmaps", /\.bcmap$/],
    ["standard_fonts", /\.(pfb|ttf)$/],
    // The policy of our pages forbids WebAssembly, so the decoders are the plain ones.
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
 * `virtual:contract`: of each route its method, path, and what its payload and answer are.
 * The schemas stay out of the browser; their types are checked when the web is compiled.
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

/** Holds the first paint until the main script has run, which knows the colours that were chosen for this device. */
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

/** Fetches the web together with the script that chooses its language and colours, and not after it. */
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

/** `sw.js`, the worker that opens the web without network, with the names of the files that make up this version. */
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

/** Signs and small parts of screens: a hundred files of some hundred bytes would each cost a page a request. */
const SMALL_PARTS = /\/(lucide-react|web\/(api|app|data|i18n|layout|navigation|session|ui|worker))\//;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), contractTable(), pdfResources(), paintsOnceColoured(), fetchesAppAhead(), offlineWorker()],
  // Here and in `cssTarget`: the first browsers that know light-dark(), for in older words it would not turn with the
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
    // Nothing may be inlined: the policy of our pages allows scripts and styles from files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What a first visit needs comes in one piece, which packs better than thirty; its language comes before. So does what
    // is small and used by several pages.
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
