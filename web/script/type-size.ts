import type { ScriptPage } from "./script-text.ts";

/** Font size as a fraction of the page width: most scripts are set in Courier, where a letter is 0.6 em wide. */
export function typeSize(pages: readonly ScriptPage[]): number {
  const widths = pages
    .flatMap(({ lines }) => lines)
    .filter(({ text }) => text.length >= 20)
    .map(({ width, text }) => width / text.length)
    .sort((a, b) => a - b);
  const letter = widths[Math.floor(widths.length / 2)] ?? 0.1 / 8.5;
  return letter / 0.6;
}
