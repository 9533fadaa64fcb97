import { randomUUID } from "node:crypto";
import { beforeEach, expect, inject, it, onTestFinished } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { SPEECHES } from "../../../shared/i18n/catalogues.ts";
import { ENGLISH, speakBy } from "../../../shared/i18n/speech.ts";
import { retold } from "../../../shared/i18n/stored.ts";
import type { Person } from "../../people.ts";
import { newProduction, placeScenes } from "../production.ts";
import { refusal } from "../refusal.ts";

const url = inject("url");
const [MONDAY, TUESDAY, SUNDAY] = ["2027-03-01", "2027-03-02", "2027-03-07"];

let owner: Person;
let id: string;
let second: string;

beforeEach(async () => {
  ({ owner, id } = await newProduction(url));
  const add = { kind: "add", name: "Second Unit" } as const;
  const payload = { version: 0, operation: randomUUID(), change: add };
  second = (await owner.api(routes.changeUnits, { params: { id }, payload })).units[1]!.id;
  for (const [name, unit] of [
    ["Film", "main"],
    ["Block", second],
  ] as const) {
    const wanted = { name, location: "All locations", scenes_per_day: 4, unit };
    await owner.api(routes.createSchedule, { params: { id }, payload: wanted });
    const scenes = name === "Film" ? { [MONDAY]: "1 2 3" } : { [TUESDAY]: "4 5" };
    await placeScenes({ owner, id }, name, scenes);
    await owner.api(routes.activateSchedule, { params: { id, scheduleName: name }, payload: { active: true } });
  }
});

/** The version of a board, and its scenes by date. */
async function shown(scheduleName: string) {
  const { version, board, sheet } = await owner.api(routes.getStripboard, { params: { id, scheduleName } });
  const numberOf = (sceneId: string) => sheet.strips.find((strip) => strip.sceneId === sceneId)!.number;
  const idOf = (number: string) => sheet.strips.find((strip) => strip.number === number)!.sceneId;
  const days = board.days.map(({ date, items }) => [date, items.map((item) => numberOf(item.id)).join(" ")]);
  return { version, days: Object.fromEntries(days), boneyard: board.boneyard.map(numberOf), idOf };
}

async function move(numbers: string, date = TUESDAY, more: object = {}) {
  const [film, block] = [await shown("Film"), await shown("Block")];
  const payload = {
    from: { schedule: "Film", version: film.version },
    to: { schedule: "Block", version: block.version },
    scene_ids: numbers.split(" ").map(film.idOf),
    ...{ date, operation: randomUUID(), ...more },
  };
  return { payload, send: () => owner.api(routes.moveStrips, { params: { id }, payload }) };
}

it("moves scenes to a day of the other unit, in order, once, and back", async () => {
  const before = [await shown("Film"), await shown("Block")];
  const { payload, send } = await move("2 3", TUESDAY, { at: 1 });
  const saved = await send();
  expect([saved.from, saved.to]).toEqual(before.map(({ version }) => version + 1));
  expect(await send()).toEqual(saved);
  expect(await shown("Film")).toMatchObject({ version: saved.from, days: { [MONDAY]: "1" }, boneyard: [] });
  expect(await shown("Block")).toMatchObject({ version: saved.to, days: { [TUESDAY]: "4 2 3 5" }, boneyard: [] });
  const back = {
    ...{ from: { schedule: "Block", version: saved.to }, to: { schedule: "Film", version: saved.from } },
    ...{ scene_ids: payload.scene_ids, date: MONDAY, operation: randomUUID() },
  };
  await owner.api(routes.moveStrips, { params: { id }, payload: back });
  expect((await shown("Film")).days).toEqual({ [MONDAY]: "1 2 3" });
  expect((await shown("Block")).days).toEqual({ [TUESDAY]: "4 5" });
});

it("says on both boards what was moved, which others read in their language", async () => {
  await (await move("2 3")).send();
  const texts = await Promise.all(
    ["Film", "Block"].map(async (scheduleName) => {
      const { changes } = await owner.api(routes.getStripboard, { params: { id, scheduleName } });
      return changes.at(-1)!.what.join();
    }),
  );
  expect(texts).toEqual(Array(2).fill("Moved 2 scenes from Film to Block."));
  const german = await SPEECHES.de!();
  speakBy(() => german);
  onTestFinished(() => speakBy(() => ENGLISH));
  expect(retold(texts[0]!)).toBe("2 Szenen von Film nach Block verschoben.");
});

it("leaves no call sheet of a day whose scenes are all moved", async () => {
  const datesOf = async (scheduleName: string) => {
    const { days } = await owner.api(routes.getCallSheetDays, { params: { id, scheduleName } });
    return days.map(({ sheet }) => sheet.date);
  };
  expect(await datesOf("Film")).toEqual([MONDAY]);
  await (await move("1 2 3")).send();
  expect([await datesOf("Film"), await datesOf("Block")]).toEqual([[], [TUESDAY]]);
});

it("makes a day on a working day only, and changes nothing of a stale board", async () => {
  await (await move("3", "2027-03-03")).send();
  expect((await shown("Block")).days).toEqual({ [TUESDAY]: "4 5", "2027-03-03": "3" });
  expect(await refusal((await move("2", SUNDAY)).send())).toEqual([
    422,
    "brokenStripboard",
    "03/07/2027 is not a working day.",
  ]);
  const stale = await move("2", TUESDAY, { to: { schedule: "Block", version: 1 } });
  const before = [await shown("Film"), await shown("Block")];
  expect(await refusal(stale.send())).toContain("staleStripboard");
  expect([await shown("Film"), await shown("Block")].map(({ days }) => days)).toEqual(before.map(({ days }) => days));
});

it("refuses new violations by strict rules, one unit, a retired unit and an unknown schedule", async () => {
  expect(await refusal((await move("2", TUESDAY, { to: { schedule: "None", version: 1 } })).send())).toContain(
    "noSuchSchedule",
  );
  const { version } = await shown("Film");
  expect(await refusal((await move("2", TUESDAY, { to: { schedule: "Film", version } })).send())).toContain("sameUnit");
  await owner.api(routes.setBoardRules, { params: { id }, payload: { strict: true } });
  expect(await refusal((await move("2", MONDAY)).send())).toContain("breaksRules");
  const retire = { kind: "retire", id: second, retired: true } as const;
  const payload = { version: 1, operation: randomUUID(), change: retire };
  await owner.api(routes.changeUnits, { params: { id }, payload });
  expect(await refusal((await move("2")).send())).toContain("unitRetired");
});
