import { chromium } from "playwright-core";
import { browser } from "../../infra/local/cli/browser.ts";
import { routes } from "../../shared/contract/routes.ts";
import { addDays } from "../../shared/dates/calendar-date.ts";
import type { Strip } from "../../shared/schedule/model/schedule.ts";
import type { BoardContext } from "../../shared/schedule/stripboard/board-context.ts";
import type { Stripboard } from "../../shared/schedule/stripboard/stripboard.ts";
import { signedUp } from "../people.ts";
import { median, ms, ninetieth, print } from "./figures.ts";
import { framesWhile } from "./frames.ts";

const STRIPS = 300;
const PER_DAY = 6;
const MONDAY = "2031-03-03";

/** Measures the smoothness of dragging a strip over a board of 300, with every rule checked on the way. */
export async function benchStripboard(url: string): Promise<void> {
  const person = await signedUp(url, "strips");
  const { id } = await person.api(routes.createProject, {
    params: { user: person.id },
    payload: { projectName: "Strips", projectType: "Feature Film" },
  });
  const chrome = await chromium.launch(browser());
  const page = await chrome.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript((token) => localStorage.setItem("authToken", token), person.token);
  const loaded = { version: 1, today: MONDAY, strict: false, ...longBoard() };
  await page.route("**/api/*/stripboard/*", (route) => route.fulfill({ json: loaded }));
  await page.goto(`${url}/${person.id}/${id}/stripboard?schedule=Long`);
  const first = page.getByRole("button", { name: /^Scene 1 (INT|EXT)/ });
  const { x, y } = (await first.boundingBox())!;
  await page.mouse.move(x + 200, y + 10);
  await page.mouse.down();
  const frames = await framesWhile(page, async () => {
    // Back and forth over the visible strips, then at the lower edge, where the list scrolls automatically.
    for (let step = 0; step < 120; step++) await page.mouse.move(x + 200, y + 30 + (step % 60) * 7);
    for (let step = 0; step < 60; step++) await page.mouse.move(x + 200 + (step % 2), 790);
  });
  await page.mouse.up();
  print(
    `stripboard, ${STRIPS} strips: frames while dragging, p50 / p90`,
    `${ms(median(frames))} / ${ms(ninetieth(frames))}`,
    "60 fps",
  );
  await chrome.close();
}

function longBoard(): { board: Stripboard; sheet: BoardContext } {
  const strips = Array.from(
    { length: STRIPS },
    (_, at): Strip => ({
      ...{
        sceneId: `s${at + 1}`,
        number: String(at + 1),
        synopsis: "Somebody comes in and says something.",
        notes: "",
      },
      intExt: at % 3 === 0 ? "EXT." : "INT.",
      dayNight: at % 12 === 3 ? "NIGHT" : "DAY",
      set: `SET ${at % 25}`,
      castIds: [0, 1, 2, 3].map((one) => String(((at * 7 + one * 11) % 40) + 1)),
      eighths: (at % 9) + 1,
    }),
  );
  const free = Array.from({ length: 120 }, (_, day) => addDays(MONDAY, day));
  const cast = Array.from({ length: 40 }, (_, at) => {
    const days = free.slice(at % 10, 100 + (at % 20));
    const ranges = [{ start: days[0]!, end: days.at(-1)! }];
    return {
      id: String(at + 1),
      name: `ROLE ${at + 1}`,
      availability: { kind: "days" as const, days, dates: [], ranges },
    };
  });
  const places = Array.from({ length: 25 }, (_, at) => ({
    ...{ id: `L${at + 1}`, name: `PLACE ${at + 1}` },
    availability: { kind: "flexible" as const },
  }));
  const days = Array.from({ length: STRIPS / PER_DAY }, (_, day) => ({
    date: addDays(MONDAY, Math.floor(day / 5) * 7 + (day % 5)),
    locked: false,
    items: strips
      .slice(day * PER_DAY, (day + 1) * PER_DAY)
      .map(({ sceneId }) => ({ kind: "scene" as const, id: sceneId, pinned: false })),
  }));
  return {
    board: { days, boneyard: [] },
    sheet: {
      weekRules: { daysInRow: 6, weekRest: 56 * 60 },
      ...{ name: "Long", location: "All locations", scenesPerDay: PER_DAY, weekdays: [1, 2, 3, 4, 5], gone: [] },
      ...{ strips, places, cast, placeOf: strips.map((_, at) => at % 25) },
    },
  };
}
