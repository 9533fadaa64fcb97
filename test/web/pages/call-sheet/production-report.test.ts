import { describe, expect, it } from "vitest";
import { textFromEighths } from "../../../../shared/breakdown/model/page-count.ts";
import { aProduction } from "../a-production.ts";
import { addressNow, HUB, OWNED, openApp, PROJECT, reload } from "../app.tsx";
import { type Answers, FAILED, LOST } from "../fake-api.ts";
import {
  all,
  button,
  click,
  dialog,
  eventually,
  field,
  fill,
  heading,
  isDisabled,
  isSilentAbout,
  link,
  one,
  says,
  textsOf,
  user,
  words,
} from "../words.ts";
import { DATES, scheduleOf } from "./call-sheet-days.ts";
import { reportsOf } from "./reports.ts";
import "../../../../web/pages/production-reports.tsx";

const DPR = `${HUB}/dpr`;
const DAY = `${DPR}?day=${DATES[0]}`;
const LOST_WORDS = "Network error. Please check your connection and try again.";

type Reports = ReturnType<typeof reportsOf>;

/** Opens the reports after the given events. */
function opened(address = DAY, answers: Answers = {}, before: (reports: Reports) => void = () => {}) {
  const production = aProduction();
  const reports = reportsOf(scheduleOf(production));
  before(reports);
  return { production, reports, ...openApp(address, { ...reports.answers, ...answers }) };
}

const submitted = ({ otherActs }: Reports) => otherActs("Ines Mora", "submit");

/** Fills in a field and leaves it. */
async function write(label: string, text: string, where?: Element): Promise<void> {
  await fill(label, text, where);
  await user.tab();
}

const written = async (label: string, where?: Element) => (await field(label, where)).value;

it("asks for an active schedule while there is none", async () => {
  opened(DPR, { listProductionReports: { schedule: null, days: [] } });
  await says("Reports follow the active schedule, but no schedule is active yet");
  await link("Choose the active schedule");
});

it("lists the days with scenes of an episode", async () => {
  const day = { state: "draft", begun: false, scenes: 2, shot: 0 } as const;
  opened(DPR, {
    listProductionReports: {
      schedule: "Tides",
      days: [
        { ...day, date: "2031-03-03", dayNumber: 1, episodes: ["first"] },
        { ...day, date: "2031-03-04", dayNumber: 2, episodes: ["first", "second"] },
      ],
      episodes: [
        { id: "first", number: "101", name: "The Tide" },
        { id: "second", number: "102", name: "" },
        { id: "third", number: "103", name: "" },
      ],
    },
  });
  await button(/^Day 1 - /);
  const days = () => all("button", /^Day \d - /).map(({ textContent }) => textContent?.slice(0, 5));
  await user.selectOptions(await field("Episode"), "Episode 102");
  await eventually(() => expect(days()).toEqual(["Day 2"]));
  expect(addressNow()).toContain("episode=second");
  await click(/^Day 2 - /);
  await eventually(() => expect(addressNow()).toMatch(/episode=second&day=2031-03-04/));
  await user.selectOptions(await field("Episode"), "Episode 103");
  await says("No shoot day has scenes of this episode.");
  await user.selectOptions(await field("Episode"), "All episodes");
  await eventually(() => expect(days()).toEqual(["Day 1", "Day 2"]));
});

describe("the times of a performer", () => {
  it("can be tapped or typed, and show what is wrong with them", async () => {
    const { reports } = opened(DPR);
    const mara = () => reports.now().report.cast["1"]!;
    await says("Click on a shoot day to write its report");
    await user.click(await link("Open the report of 03/03/2031"));
    await click("Check in: MARA");
    await button("On set: MARA");
    const times = await one("group", "Times for MARA");
    await write("Make-up in", "6:50 am", times);
    await write("On set", "0755", times);
    await write("Out", "12:40 AM", times);
    await eventually(() =>
      expect([mara().makeUpIn, mara().onSet, mara().out]).toEqual([6 * 60 + 50, 7 * 60 + 55, 24 * 60 + 40]),
    );
    expect(await written("Out", times)).toBe("12:40 AM (next day)");
    await says(
      "MARA worked 17 h 50 without a meal: 11 h 50 too long.",
      "Type of performer, travel, more meals and pay",
    );
    // Computed from the times until a user overrides it.
    expect(await written("Meal penalties", times)).toBe("24");
    await user.click(await field("Forced call", times));
    await eventually(() => expect(mara().forcedCall).toBe(true));
    await write("Meal out", "noon", times);
    await says('"noon" is not a time. Write it as 7:12 AM or 1912.');
  });

  it("are shown and explained in the project's clock", async () => {
    const { reports } = opened(DAY, { getProjectName: { ...OWNED, clock: "24-hour" } });
    await click("Check in: MARA");
    const times = await one("group", "Times for MARA");
    await write("On set", "7:55 pm", times);
    await eventually(() => expect(reports.now().report.cast["1"]!.onSet).toBe(19 * 60 + 55));
    expect(await written("On set", times)).toBe("19:55");
    await write("Meal out", "noon", times);
    await says('"noon" is not a time. Write it as 07:12 or 1912.');
  });
});

describe("an entry", () => {
  it("can be overtime, and shows how late the production is", async () => {
    const { reports } = opened();
    await click("Add overtime");
    await write("Minutes over", "45");
    await write("Reason", "Fog");
    await write("Estimated finish", "2031-03-07");
    await says("03/07/2031, 3 days behind schedule");
    await eventually(() =>
      expect(Object.values(reports.now().report.overtime)).toEqual([{ who: "", minutes: 45, reason: "Fog" }]),
    );
  });

  it("is kept until it can be sent, merged with other people's entries", async () => {
    const { api, reports } = opened(DAY, { editProductionReport: LOST });
    await write("Visitors", "The bond company");
    await says(LOST_WORDS, "Not saved");
    // The phone has discarded the page in the meantime.
    reload();
    await says(LOST_WORDS, "Not saved");
    expect(await written("Visitors")).toBe("The bond company");
    reports.otherWrites(["notes"], "", "Fog until ten.");
    api.answers({ editProductionReport: reports.answers.editProductionReport });
    window.dispatchEvent(new Event("focus"));
    // Retried as soon as the server is reachable again.
    await says("All changes saved");
    expect(reports.now().report).toMatchObject({ visitors: "The bond company", notes: "Fog until ten." });
  });

  it("is shown beside another person's entry in the same field, and overwrites nothing unseen", async () => {
    const { reports } = opened();
    await fill("Weather", "Sun");
    reports.otherWrites(["weather"], "", "Fog");
    await user.tab();
    await says('Someone else has entered "Fog" here in the meantime; you entered "Sun". Check it and enter it again.');
    expect(reports.now().report.weather).toBe("Fog");
    await eventually(async () => expect(isDisabled(await button("Keep mine"))).toBe(false));
    await click("Keep mine");
    await says("All changes saved");
    expect(reports.now().report.weather).toBe("Sun");
  });

  it("can be removed, with undo", async () => {
    const { reports } = opened();
    const delays = () => Object.values(reports.now().report.delays);
    await click("Add delay");
    await write("Minutes lost", "20");
    await write("Cause", "Fog");
    await eventually(() => expect(delays()).toEqual([{ minutes: 20, cause: "Fog" }]));
    await click("Remove delay 1");
    await says("Removed a delay");
    await eventually(() => expect(delays()).toEqual([]));
    await click("Undo");
    await eventually(() => expect(delays()).toEqual([{ minutes: 20, cause: "Fog" }]));
  });
});

it("records the outcome of a scene until it is removed, its pages and its screen time", async () => {
  const { reports } = opened();
  const scene = () => Object.values(reports.now().report.scenes)[0]!;
  const outcome = await one("group", "Outcome of scene 1");
  await click("Completed", outcome);
  await eventually(() => expect(scene().outcome).toBe("shot"));
  await click("Completed", outcome);
  await eventually(() => expect(scene().outcome).toBe("open"));
  await click("Partial", outcome);
  const figures = await one("group", "Figures for scene 1");
  const whole = textFromEighths(scene().eighths);
  await write("Pages shot", whole, figures);
  await eventually(() => expect(scene().partEighths).toBe(scene().eighths));
  await write("Pages shot", "9", figures);
  await says(`The scene has only ${whole} pages.`);
  await write("Screen time", "1:25", figures);
  await eventually(() => expect(scene().seconds).toBe(85));
  await write("Screen time", "85", figures);
  await says('"85" is not a screen time. Write minutes and seconds, such as 1:25.');
});

/** Everyone's times are entered. */
const CAME = ({ allCame }: Reports) => allCame();

describe("signing", () => {
  /** Sets the outcome of each scene of the day. */
  async function judge(): Promise<void> {
    for (const [at, outcome] of ["Completed", "Partial", "Not shot"].entries()) {
      const outcomes = await eventually(() => {
        const found = all("group", /^Outcome of scene/);
        expect(found.length).toBe(3);
        return found;
      });
      await click(outcome, outcomes[at]);
    }
    await write("Pages shot", "1/8");
  }

  async function sign(act: string, title: string, name: string): Promise<Element> {
    await click(act);
    const asked = await dialog(title);
    await fill("Your name", name, asked);
    return asked;
  }

  it("waits for the outcome of every scene and the times of everyone who worked, and leads to each", async () => {
    const { production, reports } = opened();
    expect(isDisabled(await button("Submit"))).toBe(true);
    const missing = await one("region", "Before you submit");
    expect(textsOf("button", missing)).toEqual(["Outcome of scenes: 3", "Times of people who worked: 2"]);
    await click("Times of people who worked: 2", missing);
    expect(textsOf("link", missing)).toEqual(["MARA", "ODO"]);
    await user.click(await link("ODO", missing));
    expect(document.activeElement?.closest("li")?.id).toBe("cast-2");
    await judge();
    await eventually(() => expect(textsOf("button", missing)).not.toContain("Outcome of scenes: 3"));
    expect(isDisabled(await button("Submit"))).toBe(true);
    reports.allCame();
    production.tell();
    await eventually(async () => expect(isDisabled(await button("Submit"))).toBe(false));
    // Asked for, without keeping the report.
    expect(textsOf("button", missing)).toEqual(["Setups and screen time, if known: 2"]);
  });

  it("waits for pending saves", async () => {
    const { api, reports } = opened(DAY, {}, CAME);
    await judge();
    await says("All changes saved");
    // Directly after typing: the signature is sent after the edit, and does not wait for the reload.
    const [edited, loaded] = [api.holds("editProductionReport"), api.holds("getProductionReport")];
    await write("Visitors", "The insurers");
    await sign("Submit", "Submit the report", "Ines Mora");
    await click("Sign and submit");
    await says("Submitting...");
    expect(api.calls("setProductionReportState")).toEqual([]);
    edited(reports.answers.editProductionReport);
    await eventually(() => expect(reports.now().state).toBe("submitted"));
    loaded(reports.answers.getProductionReport);
    await isSilentAbout("Submit the report");
    await says("Submitted");
    expect(reports.now().report.visitors).toBe("The insurers");
    expect(isDisabled(await field("Weather"))).toBe(true);
  });

  it("shows the owner's signature and why a report is returned", async () => {
    const { production, reports } = opened(DAY, {}, CAME);
    await judge();
    await says("All changes saved");
    reports.otherActs("Ines Mora", "submit");
    production.tell();
    const asked = await sign("Return", "Return the report", "Ana Duarte");
    expect(isDisabled(await button("Sign and return", asked))).toBe(true);
    await fill("What to change", "Which card?", asked);
    await click("Sign and return");
    await says("Returned");
    await eventually(() => expect(document.body.textContent).toContain("Returned by Ana Duarte: “Which card?”"));
    expect(reports.now().state).toBe("returned");
  });

  it("names the failed action when the server sends no message, and keeps the name", async () => {
    opened(DAY, { setProductionReportState: FAILED }, submitted);
    const asked = await sign("Approve", "Approve the report", "Ana Duarte");
    await click("Sign and approve");
    await says("Failed to approve the report");
    expect(await written("Your name", asked)).toBe("Ana Duarte");
  });
});

describe("a completed project", () => {
  const COMPLETED: Answers = { getProjectName: { ...OWNED, completed: true } };

  it.each([
    ["Script Breakdown", "Script Breakdown"],
    ["Cast List", "Cast List"],
    ["Locations", "Locations"],
    ["Schedules", "Scheduling: Schedules"],
    ["Call Sheets", "Call Sheets"],
    ["Reports", "One-liner"],
    ["DPR", "DPR"],
  ])("leads to %s", async (card, title) => {
    opened(`/project/${PROJECT}`, {
      ...COMPLETED,
      ...{ listScripts: [], getCastListComplete: FAILED, getLocationList: FAILED, getReports: FAILED },
    });
    await user.click(await link(new RegExp(`^${card}`)));
    await eventually(() => expect(document.querySelector("h1")?.textContent).toBe(title));
    await heading(title);
  });

  it("has read-only reports", async () => {
    opened(DAY, COMPLETED, (reports) => {
      submitted(reports);
      reports.otherActs("Ana Duarte", "approve");
    });
    await says("Approved");
    expect(words("Return").length).toBe(0);
  });
});
