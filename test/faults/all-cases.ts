import { afterAll, beforeAll } from "vitest";
import { aStudio, type Studio } from "./a-studio.ts";
import { jobCases } from "./job-cases.ts";
import { peopleCases } from "./people-cases.ts";
import { planningCases } from "./planning-cases.ts";
import { scriptCases } from "./script-cases.ts";
import { tellingCases } from "./telling-cases.ts";
import type { UseCases } from "./work.ts";

/** Everything that people and jobs do. */
const allCases = (studio: Studio): UseCases => ({
  ...scriptCases(studio),
  ...peopleCases(studio),
  ...planningCases(studio),
  ...tellingCases(studio),
  ...jobCases(studio),
});

export const NAMES = Object.keys(allCases({ owner: {}, id: "" } as Studio));

/** A studio for the tests of a file, and what is done in it; there when the first test begins. */
export function casesInStudio(): { readonly studio: Studio; readonly cases: UseCases } {
  const all = {} as { studio: Studio; cases: UseCases }; // filled before anything is asked of it
  beforeAll(async () => {
    all.studio = await aStudio();
    all.cases = allCases(all.studio);
  });
  afterAll(() => all.studio.close());
  return all;
}
