import { describe, expect, it } from "vitest";
import { FAILED } from "../fake-api.ts";
import { actor } from "../lighthouse.ts";
import { button, click, drawn, eventually, heading, isSilentAbout, says, user } from "../words.ts";
import { carry, dragDown, MONDAY, openBoard, rulesSwitch, TUESDAY, toDay, WEDNESDAY } from "./board.ts";

const STALE = "Someone else has changed this board in the meantime.";

const CHANGED = /Changed by kim@example\.com\. The order, pins, locks or banners are different\./;

/** Waits until the page contains such a text. */
const shows = (text: RegExp) => eventually(() => expect(document.body.textContent).toMatch(text));

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

describe("a save that came second", () => {
  it("is joined with the first, if it changed other days, and Undo takes back only one's own", async () => {
    const { become, schedules } = await openBoard({
      dates: [MONDAY, TUESDAY, WEDNESDAY],
      days: ["1 2", "3", "4 5"],
    });
    const board = schedules.boardOf("Plan");
    const days = board.days.map((day) => (day.date === WEDNESDAY ? { ...day, items: day.items.toReversed() } : day));
    schedules.otherSaves("Plan", { ...board, days });
    await toDay("1", TUESDAY);
    await become("2", "3 1", "5 4");
    await shows(/Changed by kim@example\.com\..* Your change was added\./);
    await isSilentAbout(STALE);
    await click("Undo");
    await become("1 2", "3", "5 4");
  });
});

describe("a strip that is being moved while another person saves", () => {
  /** Another person moves scene 4 in front of the others of Tuesday, and the page learns of it. */
  function otherReverses({ production, schedules }: Awaited<ReturnType<typeof openBoard>>) {
    const board = schedules.boardOf("Plan");
    const days = board.days.map((day) => (day.date === TUESDAY ? { ...day, items: day.items.toReversed() } : day));
    schedules.otherSaves("Plan", { ...board, days });
    production.tell();
  }

  it("stays lifted by keyboard, below the same strip, and is dropped there", async () => {
    const opened = await openBoard();
    await carry("1", "{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}");
    await shows(/Scene 1: Tue 03\/04\/2031, after Scene 4\./);
    otherReverses(opened);
    await shows(CHANGED);
    await shows(/Scene 1: Tue 03\/04\/2031, after Scene 4\./);
    await user.keyboard("{Enter}");
    await opened.become("2 3", "5 4 1");
  });

  it("stays under the pointer, and is dropped on what the other person saved", async () => {
    const opened = await openBoard();
    await dragDown("1", async () => {
      await shows(/Scene 1: Tue 03\/04\/2031, after Scene 5\./);
      otherReverses(opened);
      await shows(/Scene 1: Tue 03\/04\/2031, after Scene 4\./);
      await shows(CHANGED);
    });
    await opened.become("2 3", "5 4 1");
  });

  it("is put down if it is no longer on the board", async () => {
    const { production, schedules, become } = await openBoard();
    await carry("1", "{ArrowDown}{ArrowDown}");
    await shows(/Escape to cancel\./);
    schedules.project.breakdown = { ...schedules.project.breakdown, rows: schedules.project.breakdown.rows.slice(1) };
    const { days } = schedules.boardOf("Plan");
    const [monday, ...others] = days.map((day) => ({ ...day, items: day.items.toReversed() }));
    schedules.otherSaves("Plan", { days: [{ ...monday!, items: monday!.items.slice(0, 2) }, ...others], boneyard: [] });
    production.tell();
    await eventually(() => expect(document.body.textContent).not.toMatch(/Escape to cancel\./));
    await user.keyboard("{Enter}");
    await become("3 2", "5 4");
  });
});

describe("an open board", () => {
  it("shows what another person moves, decides and locks, and undo restores the previous board", async () => {
    const { production, schedules } = await openBoard();
    await says("No rule violations.");
    const { days } = schedules.boardOf("Plan");
    schedules.otherSaves("Plan", { days: days.slice(1), boneyard: days[0]!.items.map(({ id }) => id) });
    production.tell();
    await says(
      "Changed by kim@example.com. Scene 1 is unscheduled now, was on 03/03/2031. Scene 2 is unscheduled now, was on 03/03/2031. 2 more changes. Undo returns to your version.",
    );
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
