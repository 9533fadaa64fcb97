import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";

declare const axe: { run(context: object, options: object): Promise<AxeResults> };

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Checks that axe finds nothing on the page as it stands that WCAG forbids on the levels A and AA. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours in the middle of a fade are nobody's choice.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  );
  await page.evaluate(source);
  const { violations } = await page.evaluate(
    // An experiment of axe's, which takes the date that a day's number stands for to be another name.
    (tags) =>
      axe.run(document, {
        runOnly: tags,
        resultTypes: ["violations"],
        rules: { "label-content-name-mismatch": { enabled: false } },
      }),
    RULES,
  );
  const said = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  expect(said).toEqual([]);
}
