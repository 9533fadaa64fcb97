import { expect, it } from "vitest";
import { addressNow } from "../app.tsx";
import { someUnits } from "../some-units.ts";
import { all, button, eventually, one, textsOf, user } from "../words.ts";
import { MONDAY, openBoard, strip, TUESDAY, WEDNESDAY } from "./board.ts";

/** The board "Plan" of the main unit beside "Waves" of the second one, by the scenes of their days. */
async function openBoards(waves: Readonly<Record<string, string>>) {
  const units = someUnits("Main Unit", "Second Unit");
  const second = units.idOf("Second Unit");
  const opened = await openBoard({ answers: units.answers });
  const { schedules, api, production } = opened;
  schedules.create({ name: "Waves", location: "All locations", scenes_per_day: 4, start_date: MONDAY });
  schedules.lay("Waves", waves);
  api.answers({
    listSchedules: () =>
      schedules.answers.listSchedules().map((schedule) => ({
        ...schedule,
        ...{ active: true, unit: schedule.name.startsWith("Waves") ? second : "main" },
      })),
  });
  production.tell();
  return { ...opened, units };
}

it("shows on each day what the other unit shoots on its date, and who is in both", async () => {
  const { units, production } = await openBoards({ [TUESDAY]: "1", [WEDNESDAY]: "2" });
  const lane = await one("list", "Second Unit on this day");
  expect(textsOf("listitem", lane)).toEqual(["Scene 1"]);
  expect(all("list", "Second Unit on this day")).toHaveLength(1);
  const [shared] = all("img", /^in both units: /, lane);
  expect(shared?.getAttribute("aria-label")).toMatch(/MARA/);
  // The day above keeps its place, and the strips of the day are below its lane.
  expect(await strip("4")).toBeTruthy();
  for (const id of ["1", "2", "3"]) {
    await units.answers.changeUnits({
      ...{ params: { id: "" }, query: {} },
      payload: { ...{ version: Number(id), operation: id }, change: allow("cast", id, TUESDAY) },
    });
  }
  production.tell();
  await eventually(() => expect(all("img", /in both units: .*MARA/)).toEqual([]));
});

it("switches between the active boards of the units", async () => {
  await openBoards({ [TUESDAY]: "1" });
  expect((await button("Main Unit")).getAttribute("aria-pressed")).toBe("true");
  await user.click(await button("Second Unit"));
  await eventually(() => expect(addressNow()).toContain("schedule=Waves"));
  expect((await button("Second Unit")).getAttribute("aria-pressed")).toBe("true");
  expect(textsOf("listitem", await one("list", "Main Unit on this day"))).toEqual(["Scene 4", "Scene 5"]);
});

it("shows neither lanes nor a switch in a production with one unit", async () => {
  await openBoard();
  expect(all("group", "Shooting unit")).toEqual([]);
  expect(all("list", /on this day/)).toEqual([]);
});

const allow = (of: "cast" | "location", party: string, date: string) => ({
  ...{ kind: "allow" as const, of, party, date },
  allowed: true,
});
