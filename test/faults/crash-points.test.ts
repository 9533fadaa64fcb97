import { describe, expect, it } from "vitest";
import { casesInStudio, NAMES } from "./all-cases.ts";
import { dying, trying } from "./dying.ts";
import { addedLater, unsound } from "./sound.ts";
import type { Work } from "./work.ts";

const all = casesInStudio();

/** Does something while the first answer to each effect is lost. @returns what was answered in the end, and to what nothing was tried again */
async function losing(work: Work): Promise<{ answer: string; once: readonly string[] }> {
  const tries = new Map<string, number>();
  all.studio.wire.clear();
  all.studio.wire.befall = ({ name, isEffect, body }) => {
    const before = tries.get(name + body) ?? 0;
    tries.set(name + body, before + 1);
    return isEffect && before === 0 ? "lost" : "none";
  };
  const answer = await trying(work);
  const once = all.studio.wire.calls.filter(({ name, isEffect, body }) => isEffect && tries.get(name + body) === 1);
  all.studio.wire.clear();
  return { answer, once: once.map(({ name }) => name) };
}

describe.each(NAMES)("whoever %s", (name) => {
  it("can do it again after it has died at any point, and nothing is half done", async () => {
    for (let k = 1; ; k++) {
      const work = await all.cases[name]!();
      const hasDied = await dying(all.studio.wire, work, k);
      if (work.project) expect([k, await unsound(all.studio.aws, work.project)]).toEqual([k, []]);
      if (!hasDied) break;
      const again = await trying(work);
      if (!(work.doneAlready && again.endsWith(work.doneAlready))) expect([k, again]).toEqual([k, "done"]);
      await work.holds();
      if (work.project) expect([k, await unsound(all.studio.aws, work.project)]).toEqual([k, []]);
    }
  });

  it("is told that it is done when answers on the way were lost", async () => {
    const work = await all.cases[name]!();
    const { answer, once } = await losing(work);
    // Of a mail nobody knows then whether it has gone, so none is sent again.
    expect([answer, once.filter((call) => call !== "SESV2 POST")]).toEqual(["done", []]);
    await work.holds();
  });

  it("loses nothing that a later version has added to the rows", async () => {
    const work = await all.cases[name]!();
    if (!work.project) return;
    const lost = await addedLater(all.studio.aws, work.project);
    expect(await trying(work)).toBe("done");
    expect(await lost()).toEqual([]);
    await work.holds();
  });
});
