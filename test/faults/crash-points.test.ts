import { describe, expect, it } from "vitest";
import { casesInStudio, NAMES } from "./all-cases.ts";
import { addFutureFields, inconsistencies } from "./consistency.ts";
import { crashAfter, outcomeOf } from "./crash.ts";
import type { Work } from "./work.ts";

const all = casesInStudio();

/**
 * Runs an action with the first response to each effect lost.
 *
 * @returns the final answer, and the effects that were not retried
 */
async function losing(work: Work): Promise<{ answer: string; once: readonly string[] }> {
  const tries = new Map<string, number>();
  all.studio.wire.clear();
  all.studio.wire.faultFor = ({ name, isEffect, body }) => {
    const before = tries.get(name + body) ?? 0;
    tries.set(name + body, before + 1);
    return isEffect && before === 0 ? "lost" : "none";
  };
  const answer = await outcomeOf(work);
  const once = all.studio.wire.calls.filter(({ name, isEffect, body }) => isEffect && tries.get(name + body) === 1);
  all.studio.wire.clear();
  return { answer, once: once.map(({ name }) => name) };
}

describe.each(NAMES)("a client that %s", (name) => {
  it("can repeat the action after a crash at any point, and leaves nothing half done", async () => {
    for (let k = 1; ; k++) {
      const work = await all.cases[name]!();
      const hasCrashed = await crashAfter(all.studio.wire, work, k);
      if (work.project) expect([k, await inconsistencies(all.studio.aws, work.project)]).toEqual([k, []]);
      if (!hasCrashed) {
        // Also waits for a job that the action has started, which would otherwise run into the next test.
        await work.holds();
        break;
      }
      const again = await outcomeOf(work);
      if (!(work.doneAlready && again.endsWith(work.doneAlready))) expect([k, again]).toEqual([k, "done"]);
      await work.holds();
      if (work.project) expect([k, await inconsistencies(all.studio.aws, work.project)]).toEqual([k, []]);
    }
  });

  it("succeeds when responses are lost on the way", async () => {
    const work = await all.cases[name]!();
    const { answer, once } = await losing(work);
    // It is unknown whether such a mail was sent, so none is sent again.
    expect([answer, once.filter((call) => call !== "SESV2 POST")]).toEqual(["done", []]);
    await work.holds();
  });

  it("keeps fields that a later version added to the rows", async () => {
    const work = await all.cases[name]!();
    if (!work.project) return;
    const lost = await addFutureFields(all.studio.aws, work.project);
    expect(await outcomeOf(work)).toBe("done");
    expect(await lost()).toEqual([]);
    await work.holds();
  });
});
