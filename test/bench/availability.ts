import { chromium, type Page } from "playwright-core";
import { browser } from "../../infra/local/cli/browser.ts";
import { routes } from "../../shared/contract/routes.ts";
import { addDays } from "../../shared/dates/calendar-date.ts";
import type { AvailabilityChart } from "../../shared/schedule/availability/availability-chart.ts";
import { signedUp } from "../people.ts";
import { median, ms, ninetieth, print } from "./figures.ts";

const ROWS = 200;
const DAYS = 150;
const MONDAY = "2031-03-03";

/** Measures the smoothness of scrolling the availability chart with 200 rows and 150 days. */
export async function benchAvailability(url: string): Promise<void> {
  const person = await signedUp(url, "board");
  const { id } = await person.api(routes.createProject, {
    params: { user: person.id },
    payload: { projectName: "Board", projectType: "Feature Film" },
  });
  const chrome = await chromium.launch(browser());
  const page = await chrome.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript((token) => localStorage.setItem("authToken", token), person.token);
  await page.route("**/api/*/availability", (route) => route.fulfill({ json: wideBoard() }));
  await page.goto(`${url}/${person.id}/${id}/availability`);
  await page.getByRole("grid").waitFor();
  const frames = await framesWhileScrolling(page);
  print(
    `availability, ${ROWS} × ${DAYS}: frames in scrolling, median / p90 / worst`,
    `${ms(median(frames))} / ${ms(ninetieth(frames))} / ${ms(Math.max(...frames))}`,
    "60 fps",
  );
  print("cells in the page meanwhile", String(await page.getByRole("gridcell").count()));
  await chrome.close();
}

function wideBoard(): AvailabilityChart {
  return {
    from: MONDAY,
    to: addDays(MONDAY, DAYS - 1),
    weekdays: [1, 2, 3, 4, 5],
    daysOff: [{ date: addDays(MONDAY, 46), name: "Easter Monday" }],
    sceneCount: 120,
    possible: Array.from({ length: DAYS }, (_, day) => (day * 7) % 30),
    beyond: 0,
    impossible: [],
    rows: Array.from({ length: ROWS }, (_, at) => ({
      kind: at < 150 ? ("role" as const) : ("location" as const),
      id: String(at),
      name: `ROLE ${at}`,
      sceneCount: 3,
      options: 2,
      locked: at % 3 === 0 ? "Somebody" : null,
      flexible: at % 5 === 0,
      undated: [],
      ranges: [0, 30, 60, 90].map((day) => ({
        start: addDays(MONDAY, day + (at % 17)),
        end: addDays(MONDAY, day + (at % 17) + 12),
      })),
    })),
  };
}

/** The time between frames, in milliseconds, while the chart scrolls for two seconds to its far corner. */
function framesWhileScrolling(page: Page): Promise<number[]> {
  return page.getByRole("grid").evaluate(async (grid) => {
    const times: number[] = [];
    const next = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const began = await next();
    let before = began;
    for (let now = began; now < began + 2000; ) {
      now = await next();
      times.push(now - before);
      before = now;
      const part = (now - began) / 2000;
      grid.scrollTo(part * (grid.scrollWidth - grid.clientWidth), part * (grid.scrollHeight - grid.clientHeight));
    }
    return times;
  });
}
