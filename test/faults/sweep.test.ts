import fc from "fast-check";
import { expect, it } from "vitest";
import { casesInStudio, NAMES } from "./all-cases.ts";
import { inconsistencies, rowsOf } from "./consistency.ts";
import { crashAfter, outcomeOf } from "./crash.ts";

const all = casesInStudio();

/** Sweeps the whole studio at a time so many days ahead. */
async function sweep(days: number): Promise<void> {
  const { handler } = await import("../../functions/jobs/sweep-orphans.ts");
  await handler({ at: inDays(days) });
}

const keysOf = async (project: string) => (await rowsOf(all.studio.aws, project)).map(({ sk }) => sk);

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const crash = fc.record({
  name: fc.constantFrom(...NAMES),
  after: fc.integer({ min: 1, max: 12 }),
  days: fc.constantFrom(0, 32, 400),
});

it("deletes nothing that is referenced, whichever action crashed, and the action can be completed", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(crash, { minLength: 1, maxLength: 3 }), async (crashes) => {
      for (const { name, after, days } of crashes) {
        const work = await all.cases[name]!();
        await crashAfter(all.studio.wire, work, after);
        const project = work.project ?? all.studio.id;
        const rows = await keysOf(project);
        await sweep(days);
        expect([name, after, await keysOf(project)]).toEqual([name, after, expect.arrayContaining(rows)]);
        expect([name, after, await inconsistencies(all.studio.aws, project)]).toEqual([name, after, []]);
        const again = await outcomeOf(work);
        if (!(work.doneAlready && again.endsWith(work.doneAlready)))
          expect([name, after, again]).toEqual([name, after, "done"]);
        await work.holds();
      }
    }),
    { numRuns: 12 },
  );
});
