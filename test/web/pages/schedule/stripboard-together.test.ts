import { describe, expect, it } from "vitest";
import { FAILED } from "../fake-api.ts";
import { actor } from "../lighthouse.ts";
import { button, click, drawn, eventually, heading, isSilentAbout, says } from "../words.ts";
import { openBoard, rulesSwitch, TUESDAY, toDay } from "./board.ts";

const STALE = "Someone else has changed this board in the meantime.";

/** A stale board: another person reverses its days, then the user moves a strip before the change arrives. */
async function openStale() {
  const opened = await openBoard();
  const { schedules } = opened;
  const board = schedules.boardOf("Plan");
  const days = board.days.map((day) => ({ ...day, items: day.items.toReversed() }));
  schedules.otherSaves("Plan", { ...board, days });
  await toDay("1", TUESDAY);
  await says(STALE);
  return opened;
}

describe("a user who saves the board second", () => {
  it("is notified and can take the other board; Undo restores their own", async () => {
    const { become } = await openStale();
    await click("Show theirs");
    await isSilentAbout(STALE);
    await become("3 2 1", "5 4");
    await click("Undo");
    await become("2 3", "4 5 1");
  });

  it("can save their own board over it; Undo restores the other", async () => {
    const { become } = await openStale();
    await click("Keep mine");
    await become("2 3", "4 5 1");
    await click("Undo");
    await become("3 2 1", "5 4");
  });
});

it("reports a failed save and saves on retry", async () => {
  const { api, become, schedules } = await openBoard({ answers: { saveStripboard: FAILED } });
  await toDay("1", TUESDAY);
  await says("Not saved. Failed to save the board");
  api.answers(schedules.answers);
  await click("Try again");
  await become("2 3", "4 5 1");
});

describe("an open board", () => {
  it("shows what another person moves, decides and locks, and undo restores the previous board", async () => {
    const { production, schedules } = await openBoard();
    await says("No rule violations.");
    const { days } = schedules.boardOf("Plan");
    schedules.otherSaves("Plan", { days: days.slice(1), boneyard: days[0]!.items.map(({ id }) => id) });
    production.tell();
    await says("Someone else has changed this board. Undo returns to your version.");
    await heading("Boneyard 3");
    schedules.otherDecides(true);
    production.tell();
    await eventually(async () => expect(await rulesSwitch()).toHaveProperty("checked", true));
    schedules.otherDecides(false);
    schedules.project.options.actors.push({ ...actor("Vera Lind", "03/28/2031"), locked: true });
    production.tell();
    await button(/^Scene 4 is on .*, but MARA is available on 03\/28\/2031\.$/);
    await click("Undo");
    await heading("Boneyard 0");
    await eventually(() => expect(schedules.numbersOf("Plan")).toEqual(["1 2 3", "4 5"]));
  });

  it("shows what another person saves during the user's own move", async () => {
    const { api, production, schedules } = await openBoard();
    const answered = Promise.withResolvers<void>();
    api.answers({
      saveStripboard: async (call) => {
        const saved = schedules.answers.saveStripboard(call);
        await answered.promise;
        return saved;
      },
    });
    await toDay("1", TUESDAY);
    await eventually(() => expect(schedules.numbersOf("Plan")).toEqual(["2 3", "4 5 1"]));
    const { days } = schedules.boardOf("Plan");
    schedules.otherSaves("Plan", { days: days.slice(1), boneyard: days[0]!.items.map(({ id }) => id) });
    production.tell();
    await eventually(() => expect(api.calls("getStripboard").length).toBe(2));
    await drawn();
    answered.resolve();
    await heading("Boneyard 2");
    await click("Undo");
    await eventually(() => expect(schedules.numbersOf("Plan")).toEqual(["2 3", "4 5 1"]));
  });
});
