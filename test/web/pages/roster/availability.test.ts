import { expect, it, vi } from "vitest";
import { addDays, weekday } from "../../../../shared/dates/calendar-date.ts";
import { dateFromText, dateText } from "../../../../shared/dates/dates-string.ts";
import { aProduction } from "../a-production.ts";
import { HUB, openApp } from "../app.tsx";
import { actor, place } from "../lighthouse.ts";
import { schedulesOf } from "../schedules.ts";
import { giveSizes } from "../sizes.ts";
import { click, eventually, heading, one, says, user } from "../words.ts";
import "../../../../web/pages/availability.tsx";

/** The Tuesday in five weeks and the days after it. */
const today = new Date().toISOString().slice(0, 10);
const tuesday = addDays(today, 35 + ((2 - weekday(today) + 7) % 7));
const [TUE, WED, THU, FRI] = [0, 1, 2, 3].map((days) => dateText(addDays(tuesday, days)));

async function open() {
  const production = aProduction();
  const schedules = schedulesOf(production);
  const { project } = schedules;
  const thursday = addDays(tuesday, 2);
  project.options.actors.push({ ...actor("Ana Duarte", `${TUE} - ${THU}`), locked: true });
  project.options.locations.push(place("Punta Faro", `${THU} - ${FRI}`));
  const usual = project.calendar;
  project.calendar = { ...usual, daysOff: [{ start: thursday, end: thursday, note: "Company move" }] };
  openApp(`${HUB}/availability`, schedules.answers);
  await heading("2 scenes have no possible day");
  return { production, project, usual };
}

it("lists days off, scenes that no day suits, the reasons and the smallest remedy", async () => {
  await open();
  await says(
    `Scene 1 has no day: LIGHTHOUSE is available on ${THU} – ${FRI}, MARA (cast 1) on ${TUE} – ${THU}; on ${THU} the company has a day off.`,
    `It could be shot on ${WED} if LIGHTHOUSE were available that day.`,
    `${THU} Company move`,
  );
  await click("Show scene 1 on the board");
  await one("gridcell", `${WED}: would have to be available`);
});

it("announces each day during keyboard navigation", async () => {
  giveSizes();
  await open();
  const grid = await one("grid", "Availability");
  grid.focus();
  const at = () =>
    document.getElementById(grid.getAttribute("aria-activedescendant") ?? "")?.getAttribute("aria-label") ?? "";
  const isIn = (row: RegExp) => eventually(() => expect(at()).toMatch(row));
  const is = (text: string) => eventually(() => expect(at()).toBe(text));
  await isIn(/^MARA, /);
  const [first = ""] = /[\d/]{10}/.exec(at()) ?? [];
  for (let day = dateFromText(first); day < tuesday; day = addDays(day, 1)) await user.keyboard("{ArrowRight}");
  await is(`MARA, Tue ${TUE}: Ana Duarte, locked, is available`);
  await user.keyboard("{ArrowRight}{ArrowRight}");
  await is(`MARA, Thu ${THU}, Company move: Ana Duarte, locked, is available`);
  await user.keyboard("{Control>}{End}{/Control}");
  await isIn(/^FERRY, /);
  await user.keyboard("{Control>}{Home}{/Control}");
  await isIn(/^MARA, /);
});

it("updates on another person's lock and day off", async () => {
  const { production, project, usual } = await open();
  const [ana] = project.options.actors;
  project.options.actors.splice(0, 1, { ...ana!, locked: false });
  production.tell();
  await one("rowheader", "MARA 1 option");
  project.calendar = usual;
  production.tell();
  await says("Every scene has a day on which its location and all of its cast are available.");
});

it("marks today, and begins there", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${addDays(tuesday, 3)}T12:00:00`) });
  await open();
  const marked = await eventually(() => {
    const found = document.querySelectorAll("[aria-current=date]");
    expect(found.length).toBe(1);
    return found[0]!;
  });
  expect(marked.textContent).toContain("Today");
  await says(`MARA, Fri ${FRI}: Ana Duarte, locked, is not available`);
});
