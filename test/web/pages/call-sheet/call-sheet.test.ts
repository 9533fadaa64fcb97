import { describe, expect, it } from "vitest";
import type { EMPTY_PLAN } from "../../../../shared/call-sheet/model/day-plan.ts";
import { nameKey } from "../../../../shared/roster/fields/name-key.ts";
import { NOTHING_PUBLISHED } from "../../../../web/call-sheet/publishing/publication-state.ts";
import { aProduction } from "../a-production.ts";
import { HUB, OWNED, openApp } from "../app.tsx";
import { type Answers, FAILED } from "../fake-api.ts";
import { someUnits } from "../some-units.ts";
import {
  all,
  button,
  click,
  dialog,
  drawn,
  eventually,
  field,
  fill,
  heading,
  isDisabled,
  link,
  one,
  says,
  textsOf,
  user,
} from "../words.ts";
import { DATES, scheduleOf } from "./call-sheet-days.ts";
import "../../../../web/pages/call-sheet.tsx";

const SHEETS = `${HUB}/call-sheets/Main`;
const MARA = "1";

function opened(address = `${SHEETS}?day=1`, answers: Answers = {}) {
  const schedule = scheduleOf(aProduction());
  return { ...schedule, ...openApp(address, { ...schedule.answers, ...answers }) };
}

/** Fills in a field and leaves it. */
async function write(label: string, text: string, where?: Element): Promise<void> {
  await fill(label, text, where);
  await user.tab();
}

const written = async (label: string) => (await field(label)).value;

const savedPlan = (sheet: () => { readonly plan: object }, plan: object) =>
  eventually(() => expect(sheet().plan).toMatchObject(plan));

describe("a created schedule", () => {
  it("is shown day by day, even when its quality cannot be calculated", async () => {
    opened(`${HUB}/manage-schedules?schedule=Main.schedule.tsv`, { getLocationList: FAILED, getStripboard: FAILED });
    await heading("Day 1: 03/03/2031");
    await heading("Day 2: 03/04/2031");
    for (const column of ["Scene No.", "Int./Ext.", "Location", "Cast ID", "Pages", "Notes"]) {
      expect(all("columnheader", column).length).toBe(DATES.length);
    }
  });

  it("is listed among the shoot days with its unit, if there are several", async () => {
    opened(`${HUB}/manage-shoot-days`, someUnits("Main Unit", "Second Unit").answers);
    await link(/^Main.*Main Unit, All locations, 2 shoot days/);
  });

  it("has call sheets with default times", async () => {
    opened(`${HUB}/manage-shoot-days`);
    await user.click(await link(/^Main/));
    await says("Click on a shoot day to view call sheet");
    await click("Open the call sheet of day 1");
    const times = ["Shift Start", "Shift End", "Shoot Call", "Crew Call"].map(written);
    expect(await Promise.all(times)).toEqual(["8:00 AM", "8:00 PM", "8:00 AM", "7:00 AM"]);
  });

  it("shows limited members its times as they are, without those of the rest of the day", async () => {
    const whole = scheduleOf(aProduction()).answers.getCallSheetDays();
    const days = whole.days.map((day) => {
      const { basis: _basis, derived: _derived, ...sheet } = day.sheet;
      const timing = { shiftStart: "6:00 PM", shiftEnd: "6:00 AM", shootCall: "6:00 PM", crewCall: "5:00 PM" };
      return { ...day, sheet: { ...sheet, timing } };
    });
    opened(`${SHEETS}?day=1`, {
      getProjectName: { ...OWNED, may: "viewer", limited: true },
      getCallSheetDays: { ...whole, days },
    });
    await says("5:00 PM");
    const times = ["Shift Start", "Shift End", "Shoot Call", "Crew Call"].map(written);
    expect(await Promise.all(times)).toEqual(["6:00 PM", "6:00 AM", "6:00 PM", "5:00 PM"]);
    expect(all("heading", /work rule/)).toEqual([]);
  });

  it("says of each day in the list whether it is a draft, published, and confirmed by how many", async () => {
    const { otherPublishes } = opened();
    const stateOf = async (name: string) =>
      document.getElementById((await button(name)).getAttribute("aria-describedby")!)!.textContent;
    expect(await stateOf("Day 1 - 03/03/2031")).toBe("Draft");
    otherPublishes({
      [DATES[0]]: { title: "Final – White", people: { confirmed: 3, asked: 22 } },
      [DATES[1]]: { title: "Day cancelled", people: null },
    });
    await click(/^Day 2 - /);
    await eventually(async () => expect(await stateOf("Day 1 - 03/03/2031")).toBe("Final – White, 3 of 22 confirmed"));
    expect(await stateOf("Day 2 - 03/04/2031")).toBe("Day cancelled");
  });

  it("folds the sections that are rarely edited, from one day to the next", async () => {
    opened();
    const isOpen = async (title: string) => (await button(title)).getAttribute("aria-expanded");
    const contentOf = async (title: string) =>
      document.getElementById((await button(title)).getAttribute("aria-controls")!)!;
    expect([await isOpen("Cast"), await isOpen("Logistics")]).toEqual(["true", "false"]);
    expect((await contentOf("Logistics")).hidden).toBe(true);
    await click("Logistics");
    await click("Cast");
    expect((await contentOf("Logistics")).hidden).toBe(false);
    await click(/^Day 2 - /);
    await one("article", "Call sheet for day 2");
    expect([await isOpen("Cast"), await isOpen("Logistics")]).toEqual(["false", "true"]);
  });

  it("shows the printed page, which follows what is typed", async () => {
    opened();
    const page = () => document.querySelector("main [inert]")?.textContent;
    await fill("Crew Call", "5:55 AM");
    expect(page()).toBeUndefined();
    await click("Page");
    await one("img", "The call sheet as it is printed");
    await eventually(() => expect(page()).toMatch(/CREW CALL5:55 AM.*SHOOTING SCHEDULE.*ADVANCED/));
  });

  it("shows that a call sheet is loading, and that it failed", async () => {
    const { api } = opened();
    await button("Generate Call Sheet");
    const goOn = api.holds("getCallSheet");
    await click("Generate Call Sheet");
    await says("Generating...");
    goOn(FAILED);
    await says("Failed to generate call sheet");
  });
});

it("reports an unknown day or schedule in the address and links to existing ones", async () => {
  opened(`${SHEETS}?day=99`);
  await says("“Main” has no shoot day “99”: its last is day 2.", "Go to the shoot days");
});

it("reports that a project without a schedule has no stripboard", async () => {
  opened(`${HUB}/stripboard`, { listSchedules: [] });
  await says("The stripboard is shown here once the project has a schedule.", "Go to the schedules");
});

describe("a day's call sheet", () => {
  it("updates a cast member's call as its times are typed", async () => {
    const { sheet } = opened();
    await click("Change the call for MARA");
    const asked = await dialog("Call for MARA");
    await fill("On set", "9:30 AM", asked);
    await fill("Make-up (min)", "75", asked);
    await says("report 8:00 AM · wardrobe 9:15 AM · on set 9:30 AM");
    await fill("Remarks", "Wet hair", asked);
    await click("Set", asked);
    await one("row", /MARA\s*Wet hair.*8:00 AM.*9:15 AM.*9:30 AM/);
    await eventually(() =>
      expect(sheet().cast.find(({ castId }) => castId === MARA)).toMatchObject({
        ...{ report: "8:00 AM", remarks: "Wet hair" },
      }),
    );
  });

  it("names the work rules that a call breaks as it is typed", async () => {
    const { sheet } = opened();
    const rules = () => all("region", "Work rules");
    await eventually(() =>
      expect(rules()[0]?.textContent).toMatch(/MARA, .*No meal is scheduled: one is due by 1:00 PM/),
    );
    await fill("Meal", "1:00 PM");
    await fill("Est. wrap", "7:00 PM");
    await eventually(() => expect(rules()).toEqual([]));
    await fill("Crew Call", "6:00 AM");
    await eventually(() =>
      expect(rules()[0]?.textContent).toMatch(
        /Department 1, .*The meal at 1:00 PM is 1 h late: it is due by 12:00 PM. A call at 7:00 AM or later would be legal./,
      ),
    );
    await user.tab();
    await savedPlan(sheet, { meal: "1:00 PM", wrap: "7:00 PM" });
    await eventually(() => expect(sheet().timing.crewCall).toBe("6:00 AM"));
  });

  it("has background, notes to departments and logistics", async () => {
    const { sheet } = opened();
    await click("Add background");
    await write("Count for group 1", "12");
    await write("Type of group 1", "Fishwives");
    await fill("Department", "Camera");
    await fill("Note to the department", "Second body");
    await click("Add note");
    await says("Second body");
    await write("Base camp", "Quay 2");
    await write("Meal headcount", "30");
    await savedPlan(sheet, { logistics: { baseCamp: "Quay 2", mealHeads: 30, breakfastHeads: null } });
    expect(sheet().background).toMatchObject([{ count: 12, type: "Fishwives" }]);
    expect(sheet().plan.departmentNotes).toMatchObject([{ department: "Camera", text: "Second body" }]);
  });

  it("shows the settings shared by all call sheets", async () => {
    const { api } = opened();
    await click("Call sheet settings");
    const asked = await dialog("Call sheet settings");
    await fill("Company", "Harbour Light Pictures", asked);
    await user.selectOptions(await field("Script colour", asked), "Pink");
    await user.selectOptions(await field("Schedule colour", asked), "Blue");
    await click("Save", asked);
    await says("Harbour Light Pictures");
    expect(api.calls("updateCallSheetSettings")[0]!.payload.settings).toMatchObject({
      ...{ scriptColour: "Pink", scheduleColour: "Blue" },
    });
  });

  it("is written in the clock that the settings choose", async () => {
    const { sheet } = opened();
    expect(await written("Crew Call")).toBe("7:00 AM");
    await click("Call sheet settings");
    const asked = await dialog("Call sheet settings");
    await user.selectOptions(await field("Clock", asked), "24 hours, 18:30");
    await click("Save", asked);
    await eventually(async () => expect(await written("Crew Call")).toBe("07:00"));
    await write("Shift End", "9:15 pm");
    expect(await written("Shift End")).toBe("21:15");
    await eventually(() => expect(sheet().entered).toMatchObject({ shiftEnd: "9:15 pm" }));
  });

  it("keeps showing the saved values until the page has reloaded them", async () => {
    const { api, answers, sheet } = opened();
    await field("Crew Call");
    const goOn = api.holds("getCallSheetDays");
    await write("Crew Call", "6:00 AM");
    await eventually(() => expect(sheet().timing.crewCall).toBe("6:00 AM"));
    await eventually(() => expect(api.calls("getCallSheetDays").length).toBe(2));
    await drawn();
    expect(await written("Crew Call")).toBe("6:00 AM");
    await write("Shoot Call", "7:30 AM");
    await eventually(() => expect(sheet().timing).toMatchObject({ crewCall: "6:00 AM", shootCall: "7:30 AM" }));
    goOn(answers.getCallSheetDays);
    await eventually(async () => expect(await written("Shoot Call")).toBe("7:30 AM"));
    expect(await written("Crew Call")).toBe("6:00 AM");
    expect(api.calls("updateCallSheet").map(({ payload }) => payload.version)).toEqual([0, 1]);
  });
});

describe("publishing", () => {
  const mailing = { ...NOTHING_PUBLISHED.mailing, status: "running", total: 1 } as const;
  const published = { number: 1, title: "Final – White", asked: 2, mailing };
  const positions = ["Kit Lavender", "Sol Ames", "Bo Lind"].map((name) => ({ position: "Grip", name }));
  const addresses = { mailed: [nameKey("Kit Lavender")], stopped: [nameKey("Bo Lind")] };

  async function asked(plan: Partial<typeof EMPTY_PLAN> = {}) {
    const schedule = scheduleOf(aProduction());
    schedule.setDepartments([{ id: "grip", name: "Grip", positions }]);
    const { api } = openApp(`${SHEETS}?day=1`, {
      ...schedule.answers,
      getPublications: { ...NOTHING_PUBLISHED, addresses },
      publishCallSheet: published,
    });
    await button("Publish");
    if (plan.meal !== undefined) await write("Meal", plan.meal);
    if (plan.wrap !== undefined) await write("Est. wrap", plan.wrap);
    await click("Publish");
    return { api, dialog: await dialog("Publish the call sheet") };
  }

  it("shows whom it reaches, and where each missing address is entered", async () => {
    const { dialog: asking } = await asked();
    await says("reaches 1 of 3");
    const reach = await one("list", "Reach", asking);
    expect(textsOf("listitem", reach)).toEqual([
      "By email: 1 person.",
      "No email address: 1 personSol Ames Add address",
      "Sol Ames Add address",
      "Earlier emails bounced: Bo Lind",
    ]);
    const add = await link("Add the address of Sol Ames", reach);
    expect([add.getAttribute("href"), add.getAttribute("target")]).toEqual([`${HUB}/crew`, "_blank"]);
  });

  it("over violations of work rules needs a reason, which is sent with it", async () => {
    const { api, dialog: asking } = await asked();
    const publish = await button("Publish and send", asking);
    expect(isDisabled(publish)).toBe(true);
    expect((await one("region", "Work rules", asking)).textContent).toContain("Meals late, missing or too short");
    await fill("Reason for publishing over these violations", "  The unit eats on the run ", asking);
    await user.click(publish);
    await says("Final – White published.");
    expect(api.calls("publishCallSheet").map(({ payload }) => payload)).toMatchObject([
      { as: "final", after: 0, reason: "The unit eats on the run" },
    ]);
  });

  it("needs no reason where no rule is violated", async () => {
    const { api, dialog: asking } = await asked({ meal: "1:00 PM", wrap: "7:00 PM" });
    expect(all("region", "Work rules", asking)).toEqual([]);
    await click("Publish and send", asking);
    await eventually(() => expect(api.calls("publishCallSheet")).toHaveLength(1));
    expect(api.calls("publishCallSheet")[0]!.payload).not.toHaveProperty("reason");
  });
});
