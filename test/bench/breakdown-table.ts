import { chromium, type Page } from "playwright-core";
import { browser } from "../../infra/local/cli/browser.ts";
import { routes } from "../../shared/contract/routes.ts";
import { tsvFromTable } from "../../shared/tables/tsv.ts";
import { signedUp } from "../people.ts";
import { median, ms, ninetieth, print, timed } from "./figures.ts";
import { framesWhile, keysWhile } from "./frames.ts";
import { longBreakdown } from "./long-breakdown.ts";

const SCENES = 1000;
const COLUMNS = 25;
const REPEAT_MS = 33;
const TURNS = 9;

/** Measures the smoothness of scrolling the table of a long breakdown, and its response to typing. */
export async function benchBreakdownTable(url: string): Promise<void> {
  const person = await signedUp(url, "table");
  const { id } = await person.api(routes.createProject, {
    params: { user: person.id },
    payload: { projectName: "Table", projectType: "Feature Film" },
  });
  const chrome = await chromium.launch(browser());
  const page = await chrome.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript((token) => localStorage.setItem("authToken", token), person.token);
  const breakdown = { tsv_content: tsvFromTable(longBreakdown(SCENES, COLUMNS)), version: 1 };
  await page.route("**/api/*/fetch-breakdown", (route) => route.fulfill({ json: breakdown }));
  await page.goto(`${url}/${person.id}/${id}/script-breakdown`);
  await page.getByRole("grid").waitFor();
  const what = `breakdown of ${SCENES} × ${COLUMNS}`;

  await printFrames(`${what}: frames while scrolling, p50 / p90`, page);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const field = (name: string, scene: number) => page.getByLabel(`${name} of scene ${scene}`, { exact: true });
  await page.keyboard.press("Control+Home");
  await printFrames(`${what}: as above, while editing`, page);
  await page.keyboard.press("Control+Home");

  await field("Synopsis", 3).dblclick();
  printKeys(`${what}: letter to paint, p50 / p90`, await keysWhile(page, () => presses(page, 60, "a")));
  await page.keyboard.press("Enter");
  printKeys(`${what}: arrow to paint, p50 / p90`, await keysWhile(page, () => presses(page, 60, "ArrowDown")));
  const emptied: number[] = [];
  const undone: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    await page.keyboard.press("Control+a");
    emptied.push(...(await keysWhile(page, () => presses(page, 1, "Delete"))));
    undone.push(...(await keysWhile(page, () => presses(page, 1, "Control+z"))));
  }
  printKeys(`${what}: emptying all of it, to paint, p50 / p90`, emptied);
  printKeys(`${what}: undoing that, to paint, p50 / p90`, undone);
  const find = page.getByRole("searchbox", { name: "Search the table" });
  const { ms: found } = await timed(async () => {
    await find.fill("radio");
    await page.getByText(/\d+ (of \d+|found)/).waitFor();
  });
  print(`${what}: words found in it`, ms(found));
  await chrome.close();
}

async function printFrames(what: string, page: Page): Promise<void> {
  const box = (await page.getByRole("grid").locator("..").boundingBox())!;
  await page.mouse.move(box.x + 300, box.y + 200);
  const frames = await framesWhile(page, async () => {
    for (let turn = 0; turn < 120; turn++) await page.mouse.wheel(0, 120);
    for (let turn = 0; turn < 40; turn++) await page.mouse.wheel(0, -120);
  });
  print(what, `${ms(median(frames))} / ${ms(ninetieth(frames))}`, "60 fps");
}

function printKeys(what: string, times: readonly number[]): void {
  print(what, `${ms(median(times))} / ${ms(ninetieth(times))}`, "50 ms");
}

/** Presses a key at the rate of a held key. */
async function presses(page: Page, times: number, key: string): Promise<void> {
  for (let pressed = 0; pressed < times; pressed++) {
    await page.keyboard.press(key);
    await page.waitForTimeout(REPEAT_MS);
  }
}
