import { screen, waitFor, within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { aProduction, OTHER } from "../a-production.ts";
import { HUB, openApp, READER } from "../app.tsx";
import { fill } from "../fill.ts";
import { optionsOf } from "../options.ts";
import { button, dialog, field, says, user } from "../words.ts";
import "../../../../web/pages/cast-options.tsx";
import "../../../../web/pages/locations.tsx";

const lockOf = async (name: string) => within((await button(name)).closest("tr")!).getByRole("switch");

const lockedBy = (who: string) => screen.findByText(new RegExp(`^Locked by ${who} on `));

describe("two people editing the options of one role", () => {
  function opened(...names: readonly string[]) {
    const production = aProduction();
    const options = optionsOf(production);
    options.actors.add(...names);
    return { production, ...options, ...openApp(`${HUB}/cast/1/options`, options.answers) };
  }

  it("see each other's locks and options, with the author and time of each lock", async () => {
    const { production, actors } = opened("Ana Duarte", "Bo Lind");
    await lockOf("Ana Duarte");
    actors.setLock(OTHER, "Ana Duarte");
    production.tell();
    await lockedBy(OTHER);
    expect(await lockOf("Ana Duarte")).toHaveProperty("checked", true);
    actors.add("Cy Tan");
    production.tell();
    await says("Cy Tan");
  });

  it("see whose lock theirs would replace, and replace it only after confirming", async () => {
    const { actors } = opened("Ana Duarte", "Bo Lind", "Cy Tan");
    const lock = await lockOf("Bo Lind");
    actors.setLock(OTHER, "Cy Tan");
    await user.click(lock);
    await says(`${OTHER} has locked Cy Tan in the meantime.`);
    await waitFor(async () => expect(await lockOf("Cy Tan")).toHaveProperty("checked", true));
    await user.click(await button("Lock Bo Lind instead"));
    await lockedBy(READER.email);
    expect(await lockOf("Bo Lind")).toHaveProperty("checked", true);
  });

  it("restore a removed option with all its details", async () => {
    const { actors } = opened("Ana Duarte", "Bo Lind");
    actors.setLock(OTHER, "Bo Lind");
    const before = actors.all().toSorted((one, other) => one.name.localeCompare(other.name));
    await user.click(await button("Delete Bo Lind"));
    await says("Removed Bo Lind");
    await waitFor(() => expect(actors.lock()).toBeNull());
    await user.click(await button("Undo"));
    await waitFor(() => expect(actors.all()).toEqual(before));
    await lockedBy(OTHER);
  });

  it("keep edits in different fields and choose between edits in the same field", async () => {
    const { actors } = opened("Dee Fox");
    await user.click(await button("Dee Fox"));
    const details = () => screen.queryByRole("dialog", { name: "Details of Dee Fox" });
    await dialog("Details of Dee Fox");
    actors.describe("Dee Fox", { agent: "Nordlys", phone: "555 0100" });
    await fill("Agent", "Harrow", details()!);
    await fill("Diet", "No nuts", details()!);
    await user.click(await button("Save Details"));
    const asked = async () =>
      within(await dialog("Also changed by someone else")).getByRole("group", { name: "Agent" });
    within(await asked()).getByText("Nordlys");
    within(await asked()).getByText("Harrow");
    await user.click(await button("Keep editing"));
    expect(await field("Agent", details()!)).toHaveProperty("value", "Harrow");
    await user.click(await button("Save Details"));
    await user.click(within(await asked()).getByLabelText(/Mine/));
    await user.click(await button("Save choices"));
    await waitFor(() => expect(details()).toBeNull());
    expect(actors.all()[0]!.about).toMatchObject({ agent: "Harrow", phone: "555 0100", diet: "No nuts" });
  });
});

describe("two people editing the options of one location", () => {
  function opened(...names: readonly string[]) {
    const production = aProduction();
    const options = optionsOf(production);
    const places = options.placesOf("L1");
    places.add(...names);
    return { production, places, ...openApp(`${HUB}/locations`, options.answers) };
  }

  it("take the other person's value when they choose it", async () => {
    const { places } = opened("Pier");
    await user.click(await button("Pier"));
    const form = await dialog("Details of Pier");
    await fill("Parking", "The lot", form);
    await fill("Power", "63 A", form);
    places.describe("Pier", { parking: "The mole" });
    await user.click(await button("Save Details"));
    await user.click(await button("Keep all theirs"));
    await user.click(await button("Save choices"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(places.all()[0]!.about).toMatchObject({ parking: "The mole", power: "63 A" });
  });

  it("see each other's locks and whose theirs would replace, and restore removed options", async () => {
    const { production, places } = opened("Punta Faro", "Studio 4");
    await lockOf("Punta Faro");
    places.setLock(OTHER, "Punta Faro");
    production.tell();
    await lockedBy(OTHER);
    places.setLock(OTHER, "Studio 4");
    await user.click(await lockOf("Punta Faro"));
    await says(`${OTHER} has locked Studio 4 in the meantime.`);
    await button("Unlock");
    await user.click((await screen.findAllByRole("button", { name: "Remove Option" }))[0]!);
    await user.click(await field("Remove Studio 4"));
    await user.click(await button("Remove Selected Options"));
    await says("Removed Studio 4");
    expect(places.lock()).toBeNull();
    await user.click(await button("Undo"));
    await waitFor(() => expect(places.lock()?.name).toBe("Studio 4"));
  });
});

describe("two people editing the location groups", () => {
  function opened() {
    const production = aProduction();
    return { production, ...openApp(`${HUB}/locations`, optionsOf(production).answers) };
  }

  it("see both names before one replaces the other", async () => {
    const { production } = opened();
    await user.click(await button("Edit HARBOUR QUAY"));
    await fill("Group Name", "South Quay");
    production.otherRegroups({ kind: "renameGroup", groupId: "L2", name: "North Quay" });
    const rename = async () => user.click((await screen.findAllByRole("button", { name: "Rename" })).at(-1)!);
    await rename();
    await says("Someone else has renamed it North Quay.");
    await screen.findByText("it is called North Quay. Repeat your change if it still applies.", { exact: false });
    expect(await field("Group Name")).toHaveProperty("value", "South Quay");
    await rename();
    await screen.findByRole("heading", { name: /South Quay/ });
  });

  it("do not block each other, even before one sees the other's change", async () => {
    const { production } = opened();
    await user.click(await button("Edit LIGHTHOUSE"));
    production.otherRegroups({ kind: "renameGroup", groupId: "L1", name: "Old Light" });
    await user.click(await button("Split"));
    await fill("Name of the new group", "Galley");
    await user.click(await field("LIGHTHOUSE - KITCHEN"));
    await user.click(await button("Split Off"));
    await says("Split Galley off LIGHTHOUSE");
    const groups = production.now().roster.groups.map(({ name, sets }) => [name, sets.join(" | ")]);
    expect(groups).toContainEqual(["Old Light", "LIGHTHOUSE - LAMP ROOM"]);
    expect(groups).toContainEqual(["Galley", "LIGHTHOUSE - KITCHEN"]);
  });
});
