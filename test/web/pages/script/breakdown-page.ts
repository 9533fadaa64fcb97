import { screen, waitFor, within } from "@testing-library/dom";
import { afterEach, expect } from "vitest";
import { HARBOUR } from "../../../walk/harbour-screenplay.ts";
import { aProduction } from "../a-production.ts";
import { HUB, openApp } from "../app.tsx";
import type { Answers } from "../fake-api.ts";
import { giveSizes } from "../sizes.ts";
import { button, eventually, user } from "../words.ts";
import "../../../../web/breakdown/breakdown-table.tsx";
import "../../../../web/breakdown/script-split-view.tsx";
import "../../../../web/pages/script-breakdown.tsx";

let complaints: readonly string[] = [];

// The test DOM does not support the <search> element.
afterEach(() => expect(complaints.filter((words) => !words.endsWith(" search"))).toEqual([]));

/** The breakdown page; `search` is the query string with the selection. */
export function opened(search = "", answers: Answers = {}, production = aProduction(HARBOUR)) {
  giveSizes();
  const app = openApp(`${HUB}/script-breakdown${search}`, { ...production.answers, ...answers });
  complaints = app.complaints;
  const press = async (name: string) => user.click(await button(name));
  return { ...app, production, press };
}

export const region = (name: string | RegExp, where = screen) => where.findByRole("region", { name });
export const columnOf = async (name: string) =>
  region(name, within(await region(/^Scene/)) as unknown as typeof screen);
const script = () => screen.findByRole("listbox", { name: "Lines of the script" });
export const lines = async (name: string | RegExp) => within(await script()).getAllByRole("option", { name });

/** Moves down the script by keyboard to select a line; hit testing by pointer needs a layout. */
export async function chooseLine(text: string): Promise<void> {
  const listbox = await script();
  listbox.focus();
  await eventually(async () => {
    const [chosen] = within(listbox).queryAllByRole("option", { selected: true });
    if (chosen?.textContent.includes(text)) return;
    await user.keyboard("{ArrowDown}");
    throw new Error(`The line "${chosen?.textContent}" is chosen, not "${text}".`);
  });
}

/** The text of each cell of a column, by row. */
export function cells(column: string): string[] {
  const heads = [...document.querySelectorAll("[role=grid] thead th")].map((head) => head.textContent);
  const place = heads.indexOf(column);
  expect(place, `${column} among ${heads}`).toBeGreaterThanOrEqual(0);
  const rows = [...document.querySelectorAll("[role=grid] tbody tr:not([aria-hidden])")];
  return rows.map((row) => row.children[place]?.textContent?.trim() ?? "");
}

export const shows = (column: string, expected: readonly string[]) =>
  waitFor(() => expect(cells(column)).toEqual(expected));
