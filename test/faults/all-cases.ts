import { afterAll, beforeAll } from "vitest";
import { aStudio, type Studio } from "./a-studio.ts";
import { callSheetCases } from "./call-sheet-cases.ts";
import { jobCases } from "./job-cases.ts";
import { peopleCases } from "./people-cases.ts";
import { planningCases } from "./planning-cases.ts";
import { scriptCases } from "./script-cases.ts";
import type { UseCases } from "./work.ts";

/** All actions of people and jobs. */
const allCases = (studio: Studio): UseCases => ({
  ...scriptCases(studio),
  ...peopleCases(studio),
  ...planningCases(studio),
  ...callSheetCases(studio),
  ...jobCases(studio),
});

export const NAMES = Object.keys(allCases({ owner: {}, id: "" } as Studio));

/** A studio for the tests of a file with its use cases, ready before the first test. */
export function casesInStudio(): { readonly studio: Studio; readonly cases: UseCases } {
  const all = {} as { studio: Studio; cases: UseCases }; // filled by beforeAll
  beforeAll(async () => {
    all.studio = await aStudio();
    all.cases = allCases(all.studio);
  });
  afterAll(() => all.studio.close());
  return all;
}
