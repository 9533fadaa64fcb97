import { describe, expect, it } from "vitest";
import { tsvFromTable } from "../../../../shared/tables/tsv.ts";
import { HARBOUR, HARBOUR_BLUE } from "../../../walk/harbour-screenplay.ts";
import { aProduction } from "../a-production.ts";
import { HUB, openApp, reload } from "../app.tsx";
import { giveSizes } from "../sizes.ts";
import { all, button, click, dialog, eventually, heading, link, says, user } from "../words.ts";
import "../../../../web/pages/draft-review.tsx";
import "../../../../web/pages/script.tsx";
import "../../../../web/pages/script-breakdown.tsx";

const NOTE = "The soup must steam: ask the kitchen.";
const NONE = "No draft is waiting for review. Import a new draft to see what it changes.";

/** A page of a production whose second draft waits for review, after someone has noted something at scene 3. */
function opened(path = "draft-review") {
  giveSizes();
  const production = aProduction(HARBOUR);
  production.otherWrites(({ columns, rows }) =>
    tsvFromTable({
      columns,
      rows: rows.map((row) => (row[0] === "3" ? row.with(columns.indexOf("Notes"), NOTE) : row)),
    }),
  );
  production.otherImports("Blue", HARBOUR_BLUE);
  const app = openApp(`${HUB}/${path}`, { ...production.answers, listScripts: [] });
  return { ...app, production };
}

/** The card of a scene. */
const card = (name: string) =>
  eventually(() => {
    const found = all("article").filter(({ textContent }) => textContent.includes(name));
    expect(found).toHaveLength(1);
    return found[0]!;
  });
const textsOf = (selector: string, where: Element) =>
  [...where.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe("a second draft", () => {
  it("is shown scene by scene and word by word, and states what stays the same", async () => {
    opened();
    await heading("Draft v2 - Blue");
    for (const count of ["3 All changes", "1 Changed", "0 Moved", "1 New", "1 Removed", "2 Unchanged"]) {
      await button(count);
    }
    const kitchen = await card("LIGHTHOUSE - KITCHEN");
    expect(textsOf("ins", kitchen)).toEqual(["added: +4", "added: +fish"]);
    expect(textsOf("del", kitchen)).toEqual(["removed: −3"]);
    await says("This scene is not in the breakdown.");
    expect((await card("HARBOUR ROAD")).textContent).toContain("set aside with everything you have written");
    expect(document.body.textContent).toContain("Your notes and edits are kept.");

    await click("2 Unchanged");
    await card("HARBOUR QUAY");
    expect(all("article")).toHaveLength(2);
    reload();
    await card("HARBOUR QUAY");
    expect(all("article")).toHaveLength(2);
  });

  it("stays pending and can be reopened from the breakdown", async () => {
    const { production } = opened();
    const before = production.column("Location");
    await user.click(await link("Not now"));
    await eventually(() => expect(document.body.textContent).toContain("Draft v2 is waiting for review."));
    await user.click(await link("Review the draft"));
    await heading("Draft v2 - Blue");
    expect(production.column("Location")).toEqual(before);
  });

  it("can be reopened from the script", async () => {
    opened("script");
    await user.click(await link("Review the draft"));
    await heading("Draft v2 - Blue");
  });

  it("is applied without losing anyone's edits, and undone by Undo", async () => {
    const { production } = opened();
    const before = production.column("Location");
    await click("Apply draft");
    await heading("Script Breakdown");
    await says("Draft v2 applied");
    expect(document.body.textContent).not.toContain("Draft v2 is waiting for review.");
    expect(production.column("Location")).toEqual([...before.slice(0, 2), "CUSTOMS HOUSE", before[2]]);
    expect(production.column("Notes")).toEqual(["", "", "", NOTE]);
    await click("Undo");
    await says("Undone: Draft v2 applied");
    await says("HARBOUR ROAD");
    expect(production.column("Location")).toEqual(before);
  });

  it("is discarded without changing the breakdown, and leaves nothing to review", async () => {
    const { api, production } = opened();
    const before = production.version();
    await click("Discard draft");
    await click("Discard", await dialog("Discard draft v2?"));
    await says(NONE);
    expect(api.calls("discardDraft").map(({ payload }) => payload)).toEqual([{ draftVersion: 2 }]);
    expect(production.version()).toBe(before);
  });
});
