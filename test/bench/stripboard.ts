import { chromium, type Page } from "playwright-core";
import { browser } from "../../infra/local/cli/browser.ts";
import { routes } from "../../shared/contract/routes.ts";
import { addDays } from "../../shared/dates/calendar-date.ts";
import type { Strip } from "../../shared/schedule/model/schedule.ts";
import type { BoardContext } from "../../shared/schedule/stripboard/board-context.ts";
import type { Stripboard } from "../../shared/schedule/stripboard/stripboard.ts";
import { signedUp } from "../people.ts";
import { median, ms, ninetieth, print } from "./figures.ts";
import { framesWhile } from "./frames.ts";

const MONDAY = "2031-03-03";
const FILM = { strips: 300, perDay: 6, cast: 40, places: 25, isOfUnits: false };
/** Ten episodes of 60 scenes on 100 days, with another unit on each of them. */
const SEASON = { strips: 600, perDay: 6, cast: 120, places: 60, isOfUnits: true };
type Size = typeof FILM;

/** Measures the smoothness of boards of a film and of a season, with every rule checked on the way. */
export async function benchStripboard(url: string): Promise<void> {
  await benchBoard(url, FILM);
  await benchBoard(url, SEASON);
}

async function benchBoard(url: string, size: Size): Promise<void> {
  const person = await signedUp(url, "strips");
  const { id } = await person.api(routes.createProject, {
    params: { user: person.id },
    payload: { projectName: "Strips", projectType: "Feature Film" },
  });
  const chrome = await chromium.launch(browser());
  const page = await chrome.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript((token) => localStorage.setItem("authToken", token), person.token);
  const loaded = { version: 1, today: MONDAY, strict: false, ...longBoard(size) };
  await page.route("**/api/*/stripboard/*", (route) => route.fulfill({ json: loaded }));
  if (size.isOfUnits) await withUnits(page);
  await page.goto(`${url}/${person.id}/${id}/stripboard?schedule=Long`);
  const first = page.getByRole("button", { name: /^Scene 1 (INT|EXT)/ });
  const { x, y } = (await first.boundingBox())!;
  const what = `stripboard, ${size.strips} strips${size.isOfUnits ? " and another unit" : ""}`;
  const printFrames = (during: string, frames: readonly number[]) =>
    print(`${what}: frames while ${during}, p50 / p90`, `${ms(median(frames))} / ${ms(ninetieth(frames))}`, "60 fps");
  if (size.isOfUnits) await page.getByText("Second Unit").first().waitFor();
  await page.mouse.move(x + 200, y + 10);
  const scrolled = await framesWhile(page, async () => {
    for (let step = 0; step < 120; step++) await page.mouse.wheel(0, step < 60 ? 400 : -400);
  });
  printFrames("scrolling", scrolled);
  await first.scrollIntoViewIfNeeded();
  await page.mouse.move(x + 200, y + 10);
  await page.mouse.down();
  const frames = await framesWhile(page, async () => {
    // Back and forth over the visible strips, then at the lower edge, where the list scrolls automatically.
    for (let step = 0; step < 120; step++) await page.mouse.move(x + 200, y + 30 + (step % 60) * 7);
    for (let step = 0; step < 60; step++) await page.mouse.move(x + 200 + (step % 2), 790);
  });
  await page.mouse.up();
  printFrames("dragging", frames);
  await chrome.close();
}

/** Two units, which shoot by schedules of the same days. */
async function withUnits(page: Page): Promise<void> {
  const unit = (id: string, name: string) => ({ id, name, retired: false, departments: [], sharesCast: true });
  const units = [unit("main", "Main Unit"), unit("u2", "Second Unit")];
  await page.route("**/api/*/units", (route) => route.fulfill({ json: { version: 1, units, allowed: [] } }));
  const schedule = { location: "All locations", scenesPerDay: SEASON.perDay, days: SEASON.strips / SEASON.perDay };
  const schedules = [
    { name: "Long.schedule.tsv", active: true, ...schedule },
    { name: "Other.schedule.tsv", active: true, unit: "u2", ...schedule },
  ];
  await page.route("**/api/*/schedules-list", (route) => route.fulfill({ json: schedules }));
}

function longBoard({ strips: count, perDay, cast: roles, places: groups, isOfUnits }: Size): {
  board: Stripboard;
  sheet: BoardContext;
} {
  const strips = Array.from(
    { length: count },
    (_, at): Strip => ({
      ...{
        sceneId: `s${at + 1}`,
        number: String(at + 1),
        synopsis: "Somebody comes in and says something.",
        notes: "",
      },
      intExt: at % 3 === 0 ? "EXT." : "INT.",
      dayNight: at % 12 === 3 ? "NIGHT" : "DAY",
      set: `SET ${at % groups}`,
      castIds: [0, 1, 2, 3].map((one) => String(((at * 7 + one * 11) % roles) + 1)),
      eighths: (at % 9) + 1,
    }),
  );
  const free = Array.from({ length: Math.ceil(((count / perDay) * 7) / 5) + 50 }, (_, day) => addDays(MONDAY, day));
  const cast = Array.from({ length: roles }, (_, at) => {
    const days = free.slice(at % 10, free.length - 20 + (at % 20));
    const ranges = [{ start: days[0]!, end: days.at(-1)! }];
    return {
      id: String(at + 1),
      name: `ROLE ${at + 1}`,
      availability: { kind: "days" as const, days, dates: [], ranges },
    };
  });
  const places = Array.from({ length: groups }, (_, at) => ({
    ...{ id: `L${at + 1}`, name: `PLACE ${at + 1}` },
    availability: { kind: "flexible" as const },
  }));
  const days = Array.from({ length: count / perDay }, (_, day) => ({
    date: addDays(MONDAY, Math.floor(day / 5) * 7 + (day % 5)),
    locked: false,
    items: strips
      .slice(day * perDay, (day + 1) * perDay)
      .map(({ sceneId }) => ({ kind: "scene" as const, id: sceneId, pinned: false })),
  }));
  // The other unit shoots on the same dates with a cast of its own, and on every fifth one with all: a night for each.
  const elsewhere = days.map(({ date }, day) => {
    const castIds = cast.flatMap((one, at) => (day % 5 === 4 || at % 2 === 0 ? [one.id] : []));
    const hours = { minutes: 500, skies: [day % 10 === 4 ? ("dark" as const) : ("light" as const)] };
    const castHours = Object.fromEntries(castIds.map((castId) => [castId, hours]));
    return { date, castIds, placeIds: [], sceneIds: [], hours, castHours };
  });
  const other = { unit: "Second Unit", schedule: "Other", days: elsewhere, departments: ["Camera", "Sound", "Grip"] };
  return {
    board: { days, boneyard: [] },
    sheet: {
      ...(isOfUnits && { others: [other], limits: { turnaroundHours: 11, minutesPerDay: 660 } }),
      weekRules: { daysInRow: 6, weekRest: 56 * 60 },
      ...{ name: "Long", location: "All locations", scenesPerDay: perDay, weekdays: [1, 2, 3, 4, 5], gone: [] },
      ...{ strips, places, cast, placeOf: strips.map((_, at) => at % groups) },
    },
  };
}
