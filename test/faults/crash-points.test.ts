import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aStudio, type Studio } from "./a-studio.ts";
import { jobCases } from "./job-cases.ts";
import { peopleCases } from "./people-cases.ts";
import { planningCases } from "./planning-cases.ts";
import { scriptCases } from "./script-cases.ts";
import { addedLater, unsound } from "./sound.ts";
import { tellingCases } from "./telling-cases.ts";
import type { UseCases, Work } from "./work.ts";

const all = (studio: Studio): UseCases => ({
  ...scriptCases(studio),
  ...peopleCases(studio),
  ...planningCases(studio),
  ...tellingCases(studio),
  ...jobCases(studio),
});

let studio: Studio;
let cases: UseCases;
beforeAll(async () => {
  studio = await aStudio();
  cases = all(studio);
});
afterAll(() => studio.close());

const NAMES = Object.keys(all({ owner: {}, id: "" } as Studio));

/** Does something, and dies as its k-th effect is done: nothing after that is. @returns whether it came so far */
async function dying(work: Work, k: number): Promise<boolean> {
  let effects = 0;
  studio.wire.clear();
  studio.wire.befall = ({ isEffect }) => {
    if (effects >= k) return "undone";
    if (isEffect) effects++;
    return isEffect && effects === k ? "lost" : "none";
  };
  await trying(work);
  studio.wire.clear();
  return effects === k;
}

/** Does something while the first answer to each effect is lost. @returns what was answered in the end, and to what nothing was tried again */
async function losing(work: Work): Promise<{ answer: string; once: readonly string[] }> {
  const tries = new Map<string, number>();
  studio.wire.clear();
  studio.wire.befall = ({ name, isEffect, body }) => {
    const before = tries.get(name + body) ?? 0;
    tries.set(name + body, before + 1);
    return isEffect && before === 0 ? "lost" : "none";
  };
  const answer = await trying(work);
  const once = studio.wire.calls.filter(({ name, isEffect, body }) => isEffect && tries.get(name + body) === 1);
  studio.wire.clear();
  return { answer, once: once.map(({ name }) => name) };
}

async function trying({ act }: Work): Promise<string> {
  try {
    const { status, body } = await act();
    return status === 200 ? "done" : `${status} ${JSON.parse(body).code}`;
  } catch (error) {
    // A job that nobody waits for throws.
    return String(error);
  }
}

describe.each(NAMES)("whoever %s", (name) => {
  it("can do it again after it has died at any point, and nothing is half done", async () => {
    for (let k = 1; ; k++) {
      const work = await cases[name]!();
      const hasDied = await dying(work, k);
      if (work.project) expect([k, await unsound(studio.aws, work.project)]).toEqual([k, []]);
      if (!hasDied) break;
      const again = await trying(work);
      if (!(work.doneAlready && again.endsWith(work.doneAlready))) expect([k, again]).toEqual([k, "done"]);
      await work.holds();
      if (work.project) expect([k, await unsound(studio.aws, work.project)]).toEqual([k, []]);
    }
  });

  it("is told that it is done when answers on the way were lost", async () => {
    const work = await cases[name]!();
    const { answer, once } = await losing(work);
    // Of a mail nobody knows then whether it has gone, so none is sent again.
    expect([answer, once.filter((call) => call !== "SESV2 POST")]).toEqual(["done", []]);
    await work.holds();
  });

  it("loses nothing that a later version has added to the rows", async () => {
    const work = await cases[name]!();
    if (!work.project) return;
    const lost = await addedLater(studio.aws, work.project);
    expect(await trying(work)).toBe("done");
    expect(await lost()).toEqual([]);
    await work.holds();
  });
});
