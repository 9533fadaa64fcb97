import fc from "fast-check";
import { expect, it } from "vitest";
import { casesInStudio, NAMES } from "./all-cases.ts";
import { dying, trying } from "./dying.ts";
import { rowsOf, unsound } from "./sound.ts";

const all = casesInStudio();

/** Sweeps the whole studio as if it were some days later. */
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

it("takes nothing that anything points to, whoever has died at what, and what was begun can be ended", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(crash, { minLength: 1, maxLength: 3 }), async (crashes) => {
      for (const { name, after, days } of crashes) {
        const work = await all.cases[name]!();
        await dying(all.studio.wire, work, after);
        const project = work.project ?? all.studio.id;
        const rows = await keysOf(project);
        await sweep(days);
        expect([name, after, await keysOf(project)]).toEqual([name, after, expect.arrayContaining(rows)]);
        expect([name, after, await unsound(all.studio.aws, project)]).toEqual([name, after, []]);
        const again = await trying(work);
        if (!(work.doneAlready && again.endsWith(work.doneAlready)))
          expect([name, after, again]).toEqual([name, after, "done"]);
        await work.holds();
      }
    }),
    { numRuns: 12 },
  );
});
