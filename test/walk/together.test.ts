import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../shared/contract/routes.ts";
import { newProduction, type Production, records, withEditor } from "../api/production.ts";
import type { Person } from "../people.ts";
import { expectAccessible } from "./axe.ts";
import { unaware } from "./server.ts";
import { DESK, PHONE, windows } from "./visit.ts";
import { button, dialog, isSilentAbout, says } from "./words.ts";

const open = windows();
let production: Production;
let editor: Person;
let project: string;
const params = () => ({ id: production.id });

beforeAll(async () => {
  production = await newProduction(inject("url"));
  editor = await withEditor(inject("url"), production);
  project = `${production.id}`;
});

/** The same page in the windows of two people. */
async function two(path: string, on = DESK): Promise<[owner: Page, editor: Page]> {
  const people = [production.owner, editor];
  const visits = await Promise.all(people.map((person) => open({ person, on })));
  await Promise.all(visits.map(({ page }, at) => page.goto(`/${people[at]!.id}/${project}/${path}`)));
  return [visits[0]!.page, visits[1]!.page];
}

describe("two people who edit the breakdown at once", () => {
  const cell = (page: Page, column: string, scene: number) =>
    page.getByLabel(`${column} of scene ${scene}`, { exact: true });
  const scenes = async () =>
    records((await production.owner.api(routes.fetchBreakdown, { params: params() })).tsv_content);

  async function bothEdit(on = DESK): Promise<[Page, Page]> {
    const pages = await two("script-breakdown", on);
    for (const page of pages) await button(page, "Edit").click();
    return pages;
  }

  /** Writes in a cell, on a phone over the whole screen. */
  async function write(page: Page, column: string, scene: number, text: string, on = DESK) {
    const card = page
      .getByRole("list", { name: "Script breakdown" })
      .getByRole("listitem")
      .nth(scene - 1);
    if (on === PHONE) await card.getByRole("button").tap();
    await cell(page, column, scene).fill(text);
    if (on === PHONE) await page.keyboard.press("Escape");
  }

  it("both keep what they wrote in different cells", async () => {
    const [first, second] = await bothEdit();
    await cell(first, "Synopsis", 1).fill("Mara cleans the lens.");
    await cell(second, "Synopsis", 2).fill("Mara signals.");
    await button(first, "Save Changes").click();
    await says(first, "Changes saved successfully!");
    await button(second, "Save Changes").click();
    await says(second, "Changes saved successfully, together with changes that others have saved.");
    await says(second, "Mara cleans the lens.", "Mara signals.");
    expect((await scenes()).map((scene) => scene.Synopsis)).toEqual(
      expect.arrayContaining(["Mara cleans the lens.", "Mara signals."]),
    );
  });

  it.each([
    ["a desk", DESK],
    ["a phone", PHONE],
  ])("are shown both values on %s where they wrote in the same cell, and choose", async (_, on) => {
    const [first, second] = await bothEdit(on);
    const [theirs, mine] = [`The lens shines ${on.viewport?.width}.`, `The lens is cold ${on.viewport?.width}.`];
    await write(first, "Synopsis", 1, theirs, on);
    await write(first, "Synopsis", 4, `Fog ${on.viewport?.width}.`, on);
    await write(second, "Synopsis", 1, mine, on);
    await write(second, "Synopsis", 4, "Thick fog.", on);
    await write(second, "Location", 5, "FERRY DECK", on);
    await button(first, "Save Changes").click();
    await says(first, "Changes saved successfully!");
    await button(second, "Save Changes").click();

    const asked = dialog(second, "Also changed by someone else");
    await asked.getByText(theirs).waitFor();
    await asked.getByText(mine).waitFor();
    await asked.getByText(production.owner.email).waitFor();
    await expectAccessible(second);
    expect(await button(second, "Save choices").isDisabled()).toBe(true);
    await asked.getByRole("group", { name: "Synopsis of scene 1" }).getByLabel(/Mine/).check();
    await asked
      .getByRole("group", { name: "Synopsis of scene 4" })
      .getByLabel(/Theirs/)
      .check();
    await button(second, "Save choices").click();
    await says(second, "Changes saved successfully!");
    const saved = await scenes();
    expect(saved.map((scene) => scene.Synopsis)).toEqual(expect.arrayContaining([mine, `Fog ${on.viewport?.width}.`]));
    expect(saved.at(-1)?.Location).toBe("FERRY DECK");
  });

  it("can go on editing instead of choosing, and lose nothing by it", async () => {
    const [first, second] = await bothEdit();
    await cell(first, "Notes", 3).fill("Crane");
    await cell(second, "Notes", 3).fill("Dolly");
    await button(first, "Save Changes").click();
    await says(first, "Changes saved successfully!");
    await button(second, "Save Changes").click();
    await button(second, "Keep editing").click();
    expect(await cell(second, "Notes", 3).inputValue()).toBe("Dolly");
    await cell(second, "Notes", 3).fill("Crane");
    await button(second, "Save Changes").click();
    await says(second, "Changes saved successfully, together with changes that others have saved.");
    await isSilentAbout(second, "Dolly");
  });

  it("decide about a scene that one has removed and the other has written in", async () => {
    const [, second] = await two("script-breakdown");
    await button(second, "Edit").click();
    await cell(second, "Synopsis", 4).fill("Mara ties a knot.");
    const { tsv_content, version } = await production.owner.api(routes.fetchBreakdown, { params: params() });
    const without = tsv_content.split("\n").filter((line) => !line.startsWith("4\t"));
    await production.owner.api(routes.updateBreakdown, {
      params: params(),
      payload: { tsv_content: without.join("\n"), version },
    });
    await button(second, "Save Changes").click();
    await dialog(second, "Also changed by someone else").getByText("Scene removed").waitFor();
    await button(second, "Keep all mine").click();
    await button(second, "Save choices").click();
    await says(second, "Changes saved successfully!");
    expect((await scenes()).map((scene) => [scene["Scene Number"], scene.Synopsis])).toContainEqual([
      "4",
      "Mara ties a knot.",
    ]);
  });
});

describe("a correction of the breakdown", () => {
  it("that meets what somebody else has saved is done on top of it with one press", async () => {
    const { page } = await open({ person: editor });
    await unaware(page, production);
    await page.goto(`/${editor.id}/${project}/script-breakdown?script=1&scene=5`);
    const heading = page.getByRole("region", { name: /^Scene 5/ });
    await heading.getByLabel("Time", { exact: true }).fill("DUSK");
    const { tsv_content, version } = await production.owner.api(routes.fetchBreakdown, { params: params() });
    const payload = {
      tsv_content: tsv_content.replace("One short", "Two short").replace("PILAR counts", "PILAR loses"),
      version,
    };
    await production.owner.api(routes.updateBreakdown, { params: params(), payload });
    await button(page, "Save heading").click();
    await says(
      page,
      "Someone else has saved the breakdown in the meantime. Their changes are kept. Apply yours on top?",
    );
    await expectAccessible(page);
    await button(page, "Try again").click();
    await expect.poll(async () => (await scenesOf()).at(-1)?.Time).toBe("DUSK");
    expect((await scenesOf()).at(-1)?.Synopsis).toMatch(/PILAR loses/);
  });

  const scenesOf = async () =>
    records((await production.owner.api(routes.fetchBreakdown, { params: params() })).tsv_content);
});

describe("two people at the options of one role", () => {
  const lockOf = (page: Page, actor: string) => page.getByRole("row", { name: actor }).getByRole("switch");
  const of = (castId: string) => ({ id: production.id, castId });

  it("see each other's locks and options within seconds, with who locked and when", async () => {
    const { api } = production.owner;
    for (const actorName of ["Ana Duarte", "Bo Lind"]) {
      await api(routes.addActorOption, { params: of("1"), payload: { actorName } });
    }
    const [first, second] = await two("cast/1/options");
    await lockOf(first, "Ana Duarte").click();
    await second.getByText(`Locked by ${production.owner.email} on `).waitFor();
    expect(await lockOf(second, "Ana Duarte").isChecked()).toBe(true);
    await api(routes.addActorOption, { params: of("1"), payload: { actorName: "Cy Tan" } });
    await says(second, "Cy Tan");
    await expectAccessible(second);
  });

  it("are told whose lock theirs would undo, and undo it only when they say so", async () => {
    const { page } = await open({ person: editor });
    await page.goto(`/${editor.id}/${project}/cast/1/options`);
    await lockOf(page, "Bo Lind").waitFor();
    await unaware(page, production);
    await production.owner.api(routes.lockActor, { params: of("1"), payload: { actor_name: "Cy Tan" } });
    await lockOf(page, "Bo Lind").click();
    await says(page, `${production.owner.email} has locked Cy Tan in the meantime.`);
    await expect.poll(() => lockOf(page, "Cy Tan").isChecked()).toBe(true);
    await button(page, "Lock Bo Lind instead").click();
    await page.getByText(`Locked by ${editor.email} on `).waitFor();
    expect(await lockOf(page, "Bo Lind").isChecked()).toBe(true);
  });

  it("bring a removed option back with all that it had", async () => {
    const [first] = await two("cast/1/options");
    const before = await editor.api(routes.getCastOptions, { params: of("1") });
    await button(first, "Delete Bo Lind").click();
    await says(first, "Removed Bo Lind");
    await expect.poll(async () => (await editor.api(routes.getCastOptions, { params: of("1") })).locked).toBeNull();
    await button(first, "Undo").click();
    await expect.poll(() => editor.api(routes.getCastOptions, { params: of("1") })).toEqual(before);
  });
});

describe("two people who describe one option", () => {
  let named = 0;
  /** A name that is not taken, though a second try meets what the first has left. */
  const newName = (name: string) => `${name} ${++named}`;

  it("both keep what they typed in different fields, and choose where they typed in the same", async () => {
    const of = { id: production.id, castId: "2" };
    const actorName = newName("Dee Fox");
    await editor.api(routes.addActorOption, { params: of, payload: { actorName } });
    const profile = async () => {
      const { details } = await editor.api(routes.getCastOptions, { params: of });
      return details.find((option) => option.actorName === actorName)!.profile;
    };
    const [first, second] = await two("cast/2/options");
    for (const page of [first, second]) {
      await unaware(page, production);
      await button(page, actorName).click();
    }
    const details = (page: Page) => dialog(page, `Details of ${actorName}`);
    await details(first).getByLabel("Agent").fill("Nordlys");
    await details(first).getByLabel("Phone").fill("555 0100");
    await button(first, "Save Details").click();
    await details(first).waitFor({ state: "detached" });
    await details(second).getByLabel("Agent").fill("Harrow");
    await details(second).getByLabel("Diet").fill("No nuts");
    await button(second, "Save Details").click();
    const asked = dialog(second, "Also changed by someone else").getByRole("group", { name: "Agent" });
    await asked.getByText("Nordlys").waitFor();
    await asked.getByText("Harrow").waitFor();
    await expectAccessible(second);
    await button(second, "Keep editing").click();
    expect(await details(second).getByLabel("Agent").inputValue()).toBe("Harrow");
    await button(second, "Save Details").click();
    await asked.getByLabel(/Mine/).check();
    await button(second, "Save choices").click();
    await details(second).waitFor({ state: "detached" });
    expect(await profile()).toMatchObject({ agent: "Harrow", phone: "555 0100", diet: "No nuts" });
  });

  it("do so at a location, on a phone, and take the other's where they say so", async () => {
    const params = { id: production.id, locationId: "L2" };
    const locationName = newName("Pier");
    await editor.api(routes.addLocationOption, { params, payload: { locationName } });
    const form = (page: Page) => dialog(page, `Details of ${locationName}`);
    const [first, second] = await two("locations", PHONE);
    for (const page of [first, second]) {
      await unaware(page, production);
      await button(page, locationName).click();
      await form(page)
        .getByLabel("Parking")
        .fill(page === first ? "The mole" : "The lot");
    }
    await form(second).getByLabel("Power").fill("63 A");
    await button(first, "Save Details").click();
    await form(first).waitFor({ state: "detached" });
    await button(second, "Save Details").click();
    await button(second, "Keep all theirs").click();
    await button(second, "Save choices").click();
    await form(second).waitFor({ state: "detached" });
    const { details } = await editor.api(routes.getLocationList, { params });
    const saved = details.find((option) => option.locationName === locationName)?.site;
    expect(saved).toMatchObject({ parking: "The mole", power: "63 A" });
  });
});

describe("two people at the places of one location", () => {
  it("see each other's locks, are told whose lock theirs would undo, and bring removed places back", async () => {
    const params = { id: production.id, locationId: "L1" };
    for (const locationName of ["Punta Faro", "Studio 4"]) {
      await editor.api(routes.addLocationOption, { params, payload: { locationName } });
    }
    const [first, second] = await two("locations", PHONE);
    const lockOf = (page: Page, place: string) => page.getByRole("row", { name: place }).getByRole("switch");
    await lockOf(first, "Punta Faro").click();
    await second.getByText(`Locked by ${production.owner.email} on `).waitFor();
    await unaware(second, production);
    await lockOf(first, "Studio 4").click();
    await expect
      .poll(async () => (await editor.api(routes.getLocationList, { params })).locks.map(({ name }) => name))
      .toEqual(["Studio 4"]);
    await lockOf(second, "Punta Faro").click();
    await says(second, `${production.owner.email} has locked Studio 4 in the meantime.`);
    await button(second, "Unlock").waitFor();
    await button(first, "Remove Option").first().click();
    await first.getByLabel("Remove Studio 4").check();
    await button(first, "Remove Selected Options").click();
    await says(first, "Removed Studio 4");
    await button(first, "Undo").click();
    await expect
      .poll(async () => (await editor.api(routes.getLocationList, { params })).locks.map(({ name }) => name))
      .toEqual(["Studio 4"]);
  });
});

describe("two people who name one location group", () => {
  it("are shown both names before one takes the other's place", async () => {
    const [first, second] = await two("locations");
    for (const page of [first, second]) {
      await unaware(page, production);
      await button(page, "Edit HARBOUR QUAY").click();
    }
    await first.getByLabel("Group Name").fill("North Quay");
    await button(first, "Rename").last().click();
    await dialog(first, "Edit HARBOUR QUAY").waitFor({ state: "detached" });
    await second.getByLabel("Group Name").fill("South Quay");
    await button(second, "Rename").last().click();
    await says(second, "Someone else has renamed it North Quay.");
    await second.getByText("it is called North Quay. Repeat your change if it still applies.").waitFor();
    expect(await second.getByLabel("Group Name").inputValue()).toBe("South Quay");
    await button(second, "Rename").last().click();
    await second.getByRole("heading", { name: /South Quay/ }).waitFor();
  });
});

describe("two people who change different location groups", () => {
  it("do not stand in each other's way, also while one has not seen what the other did", async () => {
    const [first, second] = await two("locations");
    for (const page of [first, second]) {
      await unaware(page, production);
      await button(page, "Edit LIGHTHOUSE").click();
    }
    await first.getByLabel("Group Name").fill("Old Light");
    await button(first, "Rename").last().click();
    await dialog(first, "Edit LIGHTHOUSE").waitFor({ state: "detached" });
    await button(second, "Split").click();
    await second.getByLabel("Name of the new group").fill("Galley");
    await second.getByLabel("LIGHTHOUSE - KITCHEN").check();
    await button(second, "Split Off").click();
    await says(second, "Split Galley off LIGHTHOUSE");
    const { location_list } = await editor.api(routes.getLocationList, { params: params() });
    const groups = records(location_list).map((group) => [group["Location Group Name"], group.LocationName]);
    expect(groups).toContainEqual(["Old Light", "LIGHTHOUSE - LAMP ROOM"]);
    expect(groups).toContainEqual(["Galley", "LIGHTHOUSE - KITCHEN"]);
  });
});

describe("two people at the times of one day", () => {
  const time = (page: Page, label: string) => page.getByLabel(label, { exact: true });

  it("both keep what they typed in different fields, and choose where they typed in the same", async () => {
    const payload = { name: "Main", location: "All locations", scenes_per_day: 3 };
    const { owner } = production;
    await owner.api(routes.createSchedule, { params: params(), payload });
    const [first, second] = await two("call-sheets/Main?day=1");
    for (const page of [first, second]) {
      await unaware(page, production);
      await time(page, "Shift Start").waitFor();
    }
    const saved = async () => {
      const { days } = await owner.api(routes.getCallSheetDays, {
        params: { id: production.id, scheduleName: "Main" },
      });
      return days[0]!.sheet.timing;
    };
    await time(first, "Shift Start").fill("6:00 AM");
    await time(first, "Shift Start").press("Tab");
    await expect.poll(async () => (await saved()).shiftStart).toBe("6:00 AM");
    await time(second, "Shift End").fill("9:00 PM");
    await time(second, "Shift End").press("Tab");
    await expect.poll(saved).toMatchObject({ shiftStart: "6:00 AM", shiftEnd: "9:00 PM" });
    await expect.poll(() => time(second, "Shift Start").inputValue()).toBe("6:00 AM");

    await time(second, "Shoot Call").fill("7:15 AM");
    await time(second, "Shoot Call").press("Tab");
    await expect.poll(async () => (await saved()).shootCall).toBe("7:15 AM");
    await time(first, "Shoot Call").fill("7:45 AM");
    await time(first, "Shoot Call").press("Tab");
    const asked = dialog(first, "Also changed by someone else");
    await asked.getByText("7:15 AM").waitFor();
    await expectAccessible(first);
    await asked.getByRole("group", { name: "Shoot Call" }).getByLabel(/Mine/).check();
    await button(first, "Save choices").click();
    await expect.poll(saved).toMatchObject({ shiftStart: "6:00 AM", shiftEnd: "9:00 PM", shootCall: "7:45 AM" });
  });
});

describe("two people at the crew", () => {
  it("both keep what they added, choose where both wrote, and take a deletion back", async () => {
    const [first, second] = await two("crew");
    for (const page of [first, second]) {
      await unaware(page, production);
      await button(page, "Add a position to Department 1").click();
    }
    const crew = async () => (await editor.api(routes.getCrew, { params: params() })).departments;
    await first.getByLabel("Position 1 in Department 1", { exact: true }).fill("Gaffer");
    await first.getByLabel("Name of Department 2", { exact: true }).fill("Camera");
    await second.getByLabel("Position 1 in Department 1", { exact: true }).fill("Best boy");
    await second.getByLabel("Name of Department 2", { exact: true }).fill("Sound");
    await button(first, "Save Changes").click();
    await expect.poll(async () => (await crew())[1]?.name).toBe("Camera");
    await button(second, "Save Changes").click();
    await dialog(second, "Also changed by someone else")
      .getByRole("group", { name: "The name of Department 2" })
      .waitFor();
    await button(second, "Keep all mine").click();
    await button(second, "Save choices").click();
    await expect.poll(async () => (await crew())[1]?.name).toBe("Sound");
    expect((await crew())[0]?.positions.map(({ position }) => position).sort()).toEqual(["Best boy", "Gaffer"]);

    await button(second, "Delete Sound").click();
    await says(second, "Deleted Sound");
    await button(second, "Undo").click();
    await second.getByLabel("Name of Sound", { exact: true }).waitFor();
    await expectAccessible(second);
  });
});

describe("a session", () => {
  it("outlives a network that is gone for a while, and ends only when the server says so", async () => {
    const { page } = await open({ token: expired(production.owner.token) });
    await page.route("**/api/refresh-session", (route) => route.abort());
    await page.goto(`/${production.owner.id}`);
    await button(page, "Sign In").waitFor();
    const token = () => page.evaluate(() => localStorage.getItem("authToken"));
    expect(await token()).not.toBeNull();
    await page.unroute("**/api/refresh-session");
    await page.goto(`/${production.owner.id}`);
    await expect.poll(token).toBeNull();
  });
});

/** A token that says that its time is over. */
function expired(token: string): string {
  const [head, , signature] = token.split(".");
  return [
    head,
    Buffer.from(JSON.stringify({ sub: production.owner.id, exp: 1 })).toString("base64url"),
    signature,
  ].join(".");
}
