import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Check } from "../tiers.ts";

declare const axe: { run(context: object, options: object): Promise<AxeResults> };

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Set by run.ts when nothing that the checks guard has changed: they take a quarter of the walks' time. */
const isSkipped = (process.env.SKIPPED_CHECKS ?? "").split(",").includes("axe" satisfies Check);

/** Checks that the page has no axe violations of WCAG levels A and AA, in light and dark mode. */
export async function expectAccessible(page: Page): Promise<void> {
  if (isSkipped) return;
  // Colours during a transition are not part of the design.
  await page.emulateMedia({ reducedMotion: "reduce" });
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  expect(await violationsOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violationsOf(page, ["color-contrast"]), "in the dark").toEqual([]);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
}

/** The violations of all rules of the levels, or of the given rules alone. */
async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Animations do not run on a page in the background, and loading spinners never end.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  });
  const violations = await page.evaluate(
    async (only) => {
      const run = (context: object, runOnly: object, rules = {}) =>
        axe.run(context, { runOnly, resultTypes: ["violations"], rules });
      // An experimental rule, which reports the date in a day's label as a mismatched name.
      const rules = only.type === "tag" ? { "label-content-name-mismatch": { enabled: false } } : {};
      // The watermark is faint on purpose, so that the page below it is readable.
      const found = await run({ exclude: ["[data-page-mark]"] }, only, rules);
      const top = scrollY;
      for (const violation of found.violations.filter(({ id }) => id === "target-size")) {
        const small: typeof violation.nodes = [];
        for (const node of violation.nodes) {
          const target = document.querySelector(String(node.target[0]));
          // A bar at the edge of the window covers a part of a target only until it is scrolled to.
          target?.scrollIntoView({ block: "center" });
          const again = await run(target ?? document, { type: "rule", values: ["target-size"] });
          if (again.violations.length > 0) small.push(node);
        }
        violation.nodes = small;
      }
      scrollTo(0, top);
      return found.violations.filter(({ nodes }) => nodes.length > 0);
    },
    rules ? { type: "rule", values: [...rules] } : { type: "tag", values: LEVELS },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
