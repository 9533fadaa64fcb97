import { waitFor } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { button, drawn, eventually, user } from "../words.ts";
import { opened } from "./breakdown-page.ts";

const field = (column: string, scene: number) =>
  eventually(() => {
    const found = document.querySelector<HTMLInputElement>(`[aria-label="${column} of scene ${scene}"]`);
    if (!found) throw new Error(`There is no ${column} of scene ${scene}.`);
    return found;
  });
/** Presses keys one after another, each rendered before the next. */
async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await user.keyboard(key);
    await drawn();
  }
}
const focused = () => document.activeElement?.getAttribute("aria-label");
const isAt = (name: string) => waitFor(() => expect(focused()).toBe(name));
const selected = () =>
  [...document.querySelectorAll("tbody tr:not([aria-hidden])")].map(
    (row) => row.querySelectorAll("[aria-selected=true]").length,
  );

/** Opens the table for editing, with the location of the second scene as active cell. */
async function editing() {
  const page = opened();
  await page.press("Edit");
  await field("Location", 2);
  await waitFor(() => expect(focused()).toMatch(/of scene 1$/));
  await press("{Control>}{Home}{/Control}", "{ArrowDown}", "{ArrowRight}", "{ArrowRight}");
  await isAt("Location of scene 2");
}

describe("the keys of a spreadsheet", () => {
  it("type into the active cell after Ctrl+A, which selects everything without moving it", async () => {
    await editing();
    await press("{Control>}a{/Control}");
    const columns = document.querySelectorAll("thead th").length;
    await waitFor(() => expect(selected()).toEqual(selected().map(() => columns)));
    expect(focused()).toBe("Location of scene 2");
    const last = [...document.querySelectorAll<HTMLInputElement>("tbody input, tbody textarea")].at(-1)!;
    const before = last.value;
    await press("PIER");
    expect((await field("Location", 2)).value).toBe("PIER");
    expect(last.value).toBe(before);
  });

  it("extend the selection from the active cell, and keep it there", async () => {
    await editing();
    await press("{Shift>}{ArrowRight}{/Shift}", "{Shift>}{ArrowDown}{/Shift}");
    await waitFor(() => expect(selected().slice(0, 4)).toEqual([0, 2, 2, 0]));
    expect(focused()).toBe("Location of scene 2");
    await press("{Shift>}{ArrowUp}{/Shift}", "{Shift>}{ArrowUp}{/Shift}");
    await waitFor(() => expect(selected().slice(0, 4)).toEqual([2, 2, 0, 0]));
    await press("{Delete}");
    await waitFor(async () => expect((await field("Location", 1)).value).toBe(""));
    expect([(await field("Time", 2)).value, (await field("Location", 3)).value === ""]).toEqual(["", false]);
    await press("{ArrowDown}");
    await isAt("Location of scene 3");
    await waitFor(() => expect(selected().slice(0, 4)).toEqual([0, 0, 1, 0]));
  });

  it("select the row of the active cell, or its column", async () => {
    await editing();
    const columns = document.querySelectorAll("thead th").length;
    await press("{Shift>} {/Shift}");
    await waitFor(() => expect(selected().slice(0, 3)).toEqual([0, columns, 0]));
    await press("{Control>} {/Control}");
    await waitFor(() => expect(selected()).toEqual(selected().map(() => 1)));
    expect(focused()).toBe("Location of scene 2");
    expect(await button("Save Changes")).toHaveProperty("disabled", true);
  });
});
