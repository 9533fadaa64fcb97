import { waitFor, within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { type Table, tsvFromTable } from "../../../../shared/tables/tsv.ts";
import { aProduction, OTHER } from "../a-production.ts";
import { HUB, openApp } from "../app.tsx";
import { fill } from "../fill.ts";
import { giveSizes } from "../sizes.ts";
import { button, dialog, field, isSilentAbout, says, user } from "../words.ts";
import "../../../../web/pages/script-breakdown.tsx";

type Written = readonly [scene: string, column: string, text: string];

/** The table with other words in some cells. */
const written =
  (...cells: readonly Written[]) =>
  ({ columns, rows }: Table) =>
    tsvFromTable({
      columns,
      rows: rows.map((row) =>
        cells
          .filter(([scene]) => scene === row[0])
          .reduce((before, [, column, text]) => before.with(columns.indexOf(column), text), row),
      ),
    });

/** A page on which a user edits the breakdown while another person may save it. */
async function edited() {
  giveSizes();
  const production = aProduction();
  const app = openApp(`${HUB}/script-breakdown`, production.answers);
  await user.click(await button("Edit"));
  const write = (scene: number, column: string, text: string) => fill(`${column} of scene ${scene}`, text);
  const save = async () => user.click(await button("Save Changes"));
  return { ...app, production, write, save };
}

it("keeps two people's edits in different cells", async () => {
  const { production, write, save } = await edited();
  await write(2, "Synopsis", "Mara signals.");
  production.otherWrites(written(["1", "Synopsis", "Mara cleans the lens."]));
  await save();
  await says("Changes saved successfully, together with changes that others have saved.");
  await says("Mara cleans the lens.", "Mara signals.");
  expect(production.column("Synopsis")).toEqual(expect.arrayContaining(["Mara cleans the lens.", "Mara signals."]));
});

it("shows both values when two people edit the same cell, and asks one of them to choose", async () => {
  const { production, write, save } = await edited();
  await write(1, "Synopsis", "The lens is cold.");
  await write(4, "Synopsis", "Thick fog.");
  await write(5, "Location", "FERRY DECK");
  production.otherWrites(written(["1", "Synopsis", "The lens shines."], ["4", "Synopsis", "Fog."]));
  await save();

  const asked = await dialog("Also changed by someone else");
  await says("The lens shines.", "The lens is cold.");
  within(asked).getByText(OTHER, { exact: false });
  expect(production.column("Synopsis")).toContain("The lens shines.");
  expect(await button("Save choices")).toHaveProperty("disabled", true);
  const choice = (of: string, side: RegExp) =>
    within(within(asked).getByRole("group", { name: of })).getByLabelText(side);
  await user.click(choice("Synopsis of scene 1", /Mine/));
  await user.click(choice("Synopsis of scene 4", /Theirs/));
  await user.click(await button("Save choices"));
  await says("Changes saved successfully!");
  expect(production.column("Synopsis")).toEqual(expect.arrayContaining(["The lens is cold.", "Fog."]));
  expect(production.column("Location").at(-1)).toBe("FERRY DECK");
});

it("lets a user keep editing instead of choosing, without losing edits", async () => {
  const { production, write, save } = await edited();
  await write(3, "Notes", "Dolly");
  production.otherWrites(written(["3", "Notes", "Crane"]));
  await save();
  await user.click(await button("Keep editing"));
  expect(await field("Notes of scene 3")).toHaveProperty("value", "Dolly");
  await write(3, "Notes", "Crane");
  await save();
  await says("Changes saved successfully, together with changes that others have saved.");
  await isSilentAbout("Dolly");
});

it("asks about a scene that one person removed and the other edited", async () => {
  const { production, write, save } = await edited();
  await write(4, "Synopsis", "Mara ties a knot.");
  production.otherWrites(({ columns, rows }) =>
    tsvFromTable({ columns, rows: rows.filter(([number]) => number !== "4") }),
  );
  await save();
  within(await dialog("Also changed by someone else")).getByText("Scene removed");
  await user.click(await button("Keep all mine"));
  await user.click(await button("Save choices"));
  await says("Changes saved successfully!");
  expect(production.now().breakdown.rows.map(({ cells }) => [cells["Scene Number"], cells.Synopsis])).toContainEqual([
    "4",
    "Mara ties a knot.",
  ]);
});

it("reapplies a conflicting correction on top of another person's save in one click", async () => {
  giveSizes();
  const production = aProduction();
  openApp(`${HUB}/script-breakdown?script=1&scene=5`, production.answers);
  await fill("Time", "DUSK");
  production.otherWrites(({ columns, rows }) => tsvFromTable({ columns, rows }).replace("PILAR counts", "PILAR loses"));
  await user.click(await button("Save heading"));
  await says("Someone else has saved the breakdown in the meantime. Their changes are kept. Apply yours on top?");
  await user.click(await button("Try again"));
  await waitFor(() => expect(production.column("Time").at(-1)).toBe("DUSK"));
  expect(production.column("Synopsis").at(-1)).toMatch(/PILAR loses/);
});
