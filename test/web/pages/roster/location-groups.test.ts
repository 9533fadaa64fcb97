import { describe, expect, it } from "vitest";
import { aProduction } from "../a-production.ts";
import { HUB, openApp } from "../app.tsx";
import { optionsOf } from "../options.ts";
import { all, button, click, dialog, eventually, field, fill, heading, isSilentAbout, says, user } from "../words.ts";
import "../../../../web/pages/locations.tsx";

const BEFORE = [
  "L1 LIGHTHOUSE: LIGHTHOUSE - LAMP ROOM | LIGHTHOUSE - KITCHEN",
  "L2 HARBOUR QUAY: HARBOUR QUAY",
  "L3 FERRY: FERRY",
];

async function opened() {
  const production = aProduction();
  openApp(`${HUB}/locations`, optionsOf(production).answers);
  await heading("L1 LIGHTHOUSE");
  return () => production.now().roster.groups.map(({ id, name, sets }) => `${id} ${name}: ${sets.join(" | ")}`);
}

/** Opens the dialog that edits a group, with the part of this name. */
async function edit(group: string, part?: string): Promise<HTMLElement> {
  await click(`Edit ${group}`);
  const asked = await dialog(`Edit ${group}`);
  if (part !== undefined) await click(part, asked);
  return asked;
}

/** Submits a dialog and waits for its confirmation. */
async function send(asked: HTMLElement, name: string, words: string): Promise<void> {
  await user.click(all("button", name, asked).at(-1)!);
  await says(words);
  await eventually(() => expect(all("dialog")).toEqual([]));
}

/** Undoes the last change, which restores every group and id. */
async function undo(words: string, groups: () => string[]): Promise<void> {
  await click("Undo");
  await isSilentAbout(words);
  expect(groups()).toEqual(BEFORE);
}

describe("a location group", () => {
  it("is added from sets of others, which lose them", async () => {
    const groups = await opened();
    expect(groups()).toEqual(BEFORE);
    await click("Add Location Group");
    const asked = await dialog("Add Location Group");
    await fill("Group Name", "Harbour", asked);
    for (const set of [/^HARBOUR QUAY/, /^FERRY/]) await user.click(all("checkbox", set, asked)[0]!);
    await send(asked, "Add Group", "Added the location group Harbour");
    expect(groups()).toEqual([BEFORE[0], "L4 Harbour: HARBOUR QUAY | FERRY"]);
    await undo("Added the location group Harbour", groups);
  });

  it("is renamed", async () => {
    const groups = await opened();
    const asked = await edit("LIGHTHOUSE");
    await fill("Group Name", "Old Light", asked);
    await send(asked, "Rename", "Renamed LIGHTHOUSE to Old Light");
    await undo("Renamed LIGHTHOUSE to Old Light", groups);
  });

  it("is split, and dissolved once a single scene is left", async () => {
    const groups = await opened();
    const asked = await edit("LIGHTHOUSE", "Split");
    await fill("Name of the new group", "Galley", asked);
    await user.click(await field("LIGHTHOUSE - KITCHEN", asked));
    await send(asked, "Split Off", "Split Galley off LIGHTHOUSE");
    expect(groups()[0]).toBe("L1 LIGHTHOUSE: LIGHTHOUSE - LAMP ROOM");
    await button("LIGHTHOUSE - LAMP ROOM no options");
    await button("LIGHTHOUSE - KITCHEN no options");
    await undo("Split Galley off LIGHTHOUSE", groups);
    await button("Edit LIGHTHOUSE");
  });

  it("gets sets of other groups", async () => {
    const groups = await opened();
    const asked = await edit("HARBOUR QUAY", "Move sets here");
    await user.click(all("checkbox", /^LIGHTHOUSE - KITCHEN/, asked)[0]!);
    await send(asked, "Move Here", "Moved LIGHTHOUSE - KITCHEN to HARBOUR QUAY");
    expect(groups()[1]).toBe("L2 HARBOUR QUAY: HARBOUR QUAY | LIGHTHOUSE - KITCHEN");
    await undo("Moved LIGHTHOUSE - KITCHEN to HARBOUR QUAY", groups);
  });

  it("is merged into another", async () => {
    const groups = await opened();
    const asked = await edit("HARBOUR QUAY", "Merge");
    await user.selectOptions(await field("Merge into", asked), "L1 LIGHTHOUSE");
    await send(asked, "Merge", "Merged HARBOUR QUAY into LIGHTHOUSE");
    expect(groups()[0]).toBe("L1 LIGHTHOUSE: LIGHTHOUSE - LAMP ROOM | LIGHTHOUSE - KITCHEN | HARBOUR QUAY");
    await undo("Merged HARBOUR QUAY into LIGHTHOUSE", groups);
  });

  it("is removed, and leaves one group for each of its sets", async () => {
    const groups = await opened();
    await click("Remove Location Group");
    const asked = await dialog("Remove Location Group");
    await user.selectOptions(await field("Location Group", asked), "L1 LIGHTHOUSE");
    await send(asked, "Remove Group", "Removed the location group LIGHTHOUSE");
    expect(groups().map((group) => group.split(":")[0])).not.toContain("L1 LIGHTHOUSE");
    await undo("Removed the location group LIGHTHOUSE", groups);
  });
});

it("a scene with a location of its own counts the options behind its location", async () => {
  await opened();
  await click("FERRY no options");
  const options = await dialog("Options for FERRY");
  await says("No options available for this location");
  await click("Add Option", options);
  const adding = await dialog("Add Location Option");
  await fill("Location Name", "MV Solan", adding);
  await click("Add Option", adding);
  await eventually(() => expect(all("dialog", "Add Location Option")).toEqual([]));
  await button("MV Solan", options);
  await click("Close", options);
  await button("FERRY 1 option");
});
