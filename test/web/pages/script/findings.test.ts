import { screen, within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { HARBOUR } from "../../../walk/harbour-screenplay.ts";
import { aProduction } from "../a-production.ts";
import { reload } from "../app.tsx";
import { fill } from "../fill.ts";
import { onPhone } from "../sizes.ts";
import { all, button, dialog, eventually, field, one, says, user, words } from "../words.ts";
import { chooseLine, columnOf, lines, opened, region, shows } from "./breakdown-page.ts";

const isPressed = async (name: string) => (await button(name)).getAttribute("aria-pressed");
const isSelected = async (name: RegExp) => (await lines(name))[0]!.getAttribute("aria-selected");

describe("an uncertain finding", () => {
  it("is reviewed line by line", async () => {
    const { press } = opened();
    await one("img", "Uncertain: Ferry");
    await press("Show the next");
    await region("Scene 2");
    expect(await isSelected(/out at sea/)).toBe("true");
    await press("Next uncertain line");
    await region("Scene 4");
    await press("Previous uncertain line");
    await region("Scene 2");
  });

  it("is marked until it is judged, and keeps the verdict", async () => {
    opened("?script=1&scene=2");
    await eventually(() => expect(all("img", "Uncertain: Ferry").length).toBeGreaterThan(0));
    await user.click(within(await columnOf("Vehicles")).getByRole("button", { name: "Reject Ferry" }));
    await says("“Ferry” rejected in scene 2.", "3 items to check", "3 to check");
    await shows("Vehicles", ["", "", "", "Van"]);
    reload();
    await region("Scene 2");
    await eventually(async () => expect(await isPressed("Reject Ferry")).toBe("true"));
    expect(all("img", "Uncertain: Ferry")).toEqual([]);
    expect(within((await lines(/out at sea/))[0]!).getAllByTitle("Rejected: Vehicles: Ferry").length).toBe(1);
  });
});

describe("a scene", () => {
  it("is split at a line with a heading of its own, and merged again by Undo", async () => {
    const { press } = opened("?script=1&scene=2");
    expect(await button("Split here")).toHaveProperty("disabled", true);
    await chooseLine("On the ferry");
    await press("Split here");
    const asked = await dialog("Split scene 2");
    expect((await field("Scene Number", asked)).value).toBe("2A");
    await fill("Location", "FERRY", asked);
    await user.click(await button("Split", asked));
    await says("Scene 2 is split: scene 2A begins at “On the ferry, out at sea, PILAR counts her days.”.");
    await shows("Scene Number", ["1", "2", "2A", "3", "4"]);
    await shows("Characters", ["JIMMY, MARA", "MARA", "PILAR", "MARA, JIMMY", "JIM"]);
    await chooseLine("One short.");
    await region("Scene 2A");
    await press("Undo");
    await shows("Scene Number", ["1", "2", "3", "4"]);
  });
});

describe("a project category", () => {
  const categories = () => within(screen.getByRole("dialog", { name: "Categories" }));

  it("is added, renamed and removed, with undo", async () => {
    const { press } = opened();
    await press("Categories");
    await fill("New category", "Boats");
    await user.keyboard("{Enter}");
    await says("Category “Boats” added.");
    await press("Rename Boats");
    await fill("New name of Boats", "Watercraft");
    await user.keyboard("{Enter}");
    await says("“Boats” renamed “Watercraft”.");
    await shows("Watercraft", ["", "", "", ""]);
    await press("Remove Watercraft");
    await says("Category “Watercraft” removed.");
    await user.click(categories().getByRole("button", { name: "Undo" }));
    await button("Remove Watercraft");
  });

  it("takes elements that were missing or in another category, and keeps them when renamed", async () => {
    const { press, production } = opened("?script=1&scene=2");
    await press("Categories");
    await fill("New category", "Boats");
    await user.keyboard("{Enter}");
    await button("Remove Boats");
    await user.keyboard("{Escape}");
    await chooseLine("runs along the quay");
    await press("Add missing element");
    const asked = await dialog("Add to scene 2");
    await fill("Name", "Dinghy", asked);
    // A standard category that the table lacks can be chosen too and becomes a column.
    await user.selectOptions(await field("Category", asked), "Stunts");
    await user.selectOptions(await field("Category", asked), "Boats");
    await user.click(await button("Add", asked));
    await says("“Dinghy” added to Boats of scene 2.");
    await press("Move Ferry to another category");
    const moving = await dialog("Move Ferry");
    await user.selectOptions(await field("Category", moving), "Boats");
    await user.click(await button("Move", moving));
    await says("“Ferry” moved to Boats in scene 2.");
    await shows("Boats", ["", "Dinghy, Ferry", "", ""]);
    await press("Categories");
    await press("Remove Boats");
    await says("Category “Boats” removed.");
    await eventually(() => expect(production.now().breakdown.columns).not.toContain("Boats"));
    await user.click(categories().getByRole("button", { name: "Undo" }));
    await button("Remove Boats");
    await user.keyboard("{Escape}");
    await shows("Boats", ["", "Dinghy, Ferry", "", ""]);
    expect(words("Category “Boats” removed.")).toEqual([]);
  });
});

it("names open questions before settled ones on the one button of a phone", async () => {
  onPhone();
  const production = aProduction(HARBOUR);
  opened(
    "",
    {
      getFindings: () => {
        const found = production.answers.getFindings();
        const rows = found.rows.map((scene) => ({
          ...scene,
          findings: scene.findings.map((one) => (one.doubt ? { ...one, doubt: "passing" as const } : one)),
        }));
        return { ...found, rows };
      },
    },
    production,
  );
  const menu = await button("JIMMY and JIM look like the same person");
  expect(menu.querySelector("svg")?.classList).toContain("lucide-circle-question-mark");
  await says("Nothing left to check");
});
