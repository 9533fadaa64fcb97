import { screen, waitFor, within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { addressNow, PROJECT, READER } from "../app.tsx";
import { fill } from "../fill.ts";
import { button, dialog, eventually, isSilentAbout, says, user, words } from "../words.ts";
import { cells, columnOf, lines, opened, region, shows } from "./breakdown-page.ts";

it("underlines each finding and names its category", async () => {
  opened("?script=1&scene=2");
  const titled = async (name: string | RegExp, title: string) => within((await lines(name))[0]!).queryAllByTitle(title);
  expect((await titled(/waves a/, "Props: Lantern")).map(({ textContent }) => textContent)).toEqual(["LANTERN"]);
  expect(await titled(/waves a/, "Character: MARA")).toEqual([]);
  expect(await titled("MARA", "Character: MARA")).toHaveLength(1);
  const [ferry] = await titled(/out at sea/, "Uncertain: Vehicles: Ferry");
  expect(ferry?.textContent).toBe("ferry");
  within(await columnOf("Additional Labor")).getByText("because of: Ferry");
  await user.click(within(await columnOf("Props")).getByText("Lantern"));
  expect((await lines(/waves a/))[0]!.getAttribute("aria-selected")).toBe("true");
});

it("takes verdicts as fast as the user clicks, each undone by Undo or the same button", async () => {
  const { press } = opened("?script=1&scene=4");
  await press("Accept Fog");
  await press("Reject Van");
  await press("Accept JIM");
  await says("“JIM” accepted in scene 4.");
  await shows("Vehicles", ["", "Ferry", "", ""]);
  await press("Undo");
  await says("Undone: “JIM” accepted in scene 4.");
  const isPressed = async (name: string) => (await button(name)).getAttribute("aria-pressed");
  await waitFor(async () => expect(await isPressed("Accept JIM")).toBe("false"));
  expect(await isPressed("Accept Fog")).toBe("true");

  await press("Reject Van");
  await says("“Van” in scene 4 is undecided again.");
  await shows("Vehicles", ["", "Ferry", "", "Van"]);
});

describe("a scene", () => {
  it("is merged with the next and split off again", async () => {
    const { press } = opened("?script=1&scene=2");
    await press("Merge with 3");
    await says("Scene 2 and scene 3 merged.");
    await shows("Scene Number", ["1", "2", "4"]);
    await press("Split off again");
    await says("3 INT. LIGHTHOUSE - KITCHEN - NIGHT is a separate scene again.");
    await shows("Scene Number", ["1", "2", "3", "4"]);
    await press("Undo");
    await shows("Scene Number", ["1", "2", "4"]);
    await press("Redo");
    await shows("Scene Number", ["1", "2", "3", "4"]);
  });

  it("keeps a changed heading", async () => {
    const { press, production } = opened("?script=1&scene=4");
    await fill("Location", "COAST ROAD", await region("Scene 4"));
    await press("Save heading");
    await says("Scene 4 is now EXT. COAST ROAD - NIGHT.");
    await waitFor(() => expect(cells("Location")).toContain("COAST ROAD"));
    expect(production.column("Location")).toContain("COAST ROAD");
  });

  it("lists each correction with its author, and restores a version with undo", async () => {
    const { press } = opened("?script=1&scene=2");
    await press("Merge with 3");
    await says("Scene 2 and scene 3 merged.");
    await press("History");
    const history = within(await dialog("History"));
    const back = await eventually(() => within(history.getAllByRole("listitem")[1]!).getByRole("button"));
    const rows = history.getAllByRole("listitem");
    expect(rows[0]!.textContent).toContain("Merged scenes 2 and 3");
    expect(rows[0]!.textContent).toContain(READER.email);
    expect(rows.at(-1)!.textContent).toContain("Read draft v1 - Draft");
    await user.click(back);
    await screen.findByText(/^Version \d+ restored\.$/);
    await shows("Scene Number", ["1", "2", "3", "4"]);
    await press("Undo");
    await shows("Scene Number", ["1", "2", "4"]);
    expect(addressNow()).toContain("scene=2");
  });

  it("cannot be corrected while cells are edited", async () => {
    const { press } = opened("?script=1&scene=2");
    await button("Merge with 3");
    await press("Edit");
    expect(screen.queryByRole("button", { name: "Merge with 3" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Accept Ferry" })).toBeNull();
  });

  it("cannot be corrected by viewers", async () => {
    const { press } = opened("?script=1&scene=2", {
      getProjectName: {
        ...{ id: PROJECT, name: "The Small Tide", projectName: "The Small Tide", projectType: "Short Film" },
        ...{ completed: true, may: "owner", secondStepAsked: false, pagesMarked: false, limited: false },
      },
    });
    within(await columnOf("Vehicles")).getByText("Ferry");
    expect(screen.queryByRole("button", { name: "Accept Ferry" })).toBeNull();
    await press("History");
    await within(await dialog("History")).findByText("Shown now");
    expect(screen.queryByRole("button", { name: "Restore" })).toBeNull();
  });
});

describe("two names of one character", () => {
  it("are merged, and separated again by Undo", async () => {
    const { press, production } = opened();
    const roles = () => production.now().roster.roles.map(({ name }) => name);
    await says("JIMMY and JIM look like the same person");
    await press("Compare names");
    const compared = within(await dialog("Characters that may be the same person"));
    compared.getByText('"JIM" and "JIMMY" are forms of one name.');
    await user.click(compared.getByRole("button", { name: "Merge" }));
    await compared.findByText("JIM is JIMMY");
    expect(roles()).not.toContain("JIM");
    await user.click(await compared.findByRole("button", { name: "Undo" }));
    await compared.findByText("JIMMY and JIM look like the same person");
    expect(roles()).toContain("JIM");
  });

  it("are merged even when they have nothing in common", async () => {
    const { press, production } = opened();
    const roles = () => production.now().roster.roles.map(({ name }) => name);
    await press("Compare names");
    const compared = within(await dialog("Characters that may be the same person"));
    await user.selectOptions(compared.getByLabelText("This name"), "PILAR");
    await user.selectOptions(compared.getByLabelText("is another name of"), "MARA");
    await user.click(compared.getByRole("button", { name: "Merge Characters" }));
    await compared.findByText("PILAR is MARA");
    expect(roles()).not.toContain("PILAR");
    await user.click(await compared.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(compared.queryByText("PILAR is MARA")).toBeNull());
    expect(roles()).toContain("PILAR");
  });

  it("are kept apart and no longer suggested", async () => {
    const { press } = opened();
    await press("Compare names");
    await press("Keep apart");
    await says("JIMMY and JIM are kept apart.", "No two names look like the same person.", "4 items to check");
    expect(words("JIMMY and JIM look like the same person")).toEqual([]);
  });
});

it("rejects a category with a name already in use", async () => {
  const { press } = opened();
  await press("Categories");
  await fill("New category", "synopsis");
  await user.keyboard("{Enter}");
  await says('A column named "Synopsis" already exists. Choose another name.');
  await isSilentAbout("Category “synopsis” added.");
});
