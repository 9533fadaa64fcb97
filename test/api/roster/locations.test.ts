import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { newProduction, type Production, records, withEditor } from "../production.ts";
import { refusal } from "../refusal.ts";

const url = inject("url");

let production: Production;

beforeAll(async () => {
  production = await newProduction(url);
});

type Option = { location_id?: string; locationName: string; address?: string; dates?: string };
const params = (locationId: string) => ({ id: production.id, locationId });
const add = (locationId: string, payload: Option, by = production.owner) =>
  by.api(routes.addLocationOption, { params: params(locationId), payload });
const remove = (locationId: string, ...location_names: string[]) =>
  production.owner.api(routes.removeLocationOptions, { params: params(locationId), payload: { location_names } });
const lock = (locationId: string, location_name: string | null, by = production.owner) =>
  by.api(routes.lockLocation, { params: params(locationId), payload: { location_name } });
const list = () => production.owner.api(routes.getLocationList, { params: { id: production.id } });

/** The options of a group: their names, and which of them is locked. */
async function candidates(locationId: string): Promise<{ names: string[]; locked: string[] }> {
  const own = records((await list()).location_options).filter((row) => row["Location ID"] === locationId);
  const nameOf = (row: Record<string, string>) => row["Location Name"]!;
  return { names: own.map(nameOf), locked: own.filter((row) => row.Locked === "True").map(nameOf) };
}

describe("the location list", () => {
  it("lists groups, options and the breakdown as tab-separated tables", async () => {
    const { location_list, location_options, breakdown } = await list();
    expect(location_list.split("\n")).toEqual([
      "Location ID\tLocation Group Name\tLocationName\tNumber of Scenes\tINT\tEXT\tScene Numbers\tLocked",
      "L1\tLIGHTHOUSE\tLIGHTHOUSE - LAMP ROOM | LIGHTHOUSE - KITCHEN\t2\tTrue\tFalse\t1, 3\tFalse",
      "L2\tHARBOUR QUAY\tHARBOUR QUAY\t2\tFalse\tTrue\t2, 4\tFalse",
      "L3\tFERRY\tFERRY\t1\tTrue\tFalse\t5\tFalse",
      "",
    ]);
    expect(location_options).toBe("Location ID\tLocation Name\tAddress\tMedia\tDates\tLocked\n");
    const saved = await production.owner.api(routes.fetchBreakdown, { params: { id: production.id } });
    expect(breakdown).toBe(saved.tsv_content);
  });
});

describe("a location option", () => {
  it("is stored as entered, in order of creation", async () => {
    await add("L1", { location_id: "L1", locationName: "Punta Faro", address: "Calle 1, Cádiz", dates: "03/02/2031" });
    await add("L1", { locationName: "Studio 4", dates: "No Constraint" });
    await add("None", { locationName: "Anywhere" });
    expect((await list()).location_options.split("\n").slice(1)).toEqual([
      "L1\tPunta Faro\tCalle 1, Cádiz\t\t03/02/2031\tFalse",
      "L1\tStudio 4\t\t\tNo Constraint\tFalse",
      "None\tAnywhere\t\t\t\tFalse",
      "",
    ]);
  });

  it("is refused when the group already has its name, also when two add it concurrently", async () => {
    await add("L2", { locationName: "Old Quay" });
    const taken = [409, "nameTaken", "Old Quay is already an option for this location."];
    expect(await refusal(add("L2", { locationName: "Old Quay", address: "elsewhere" }))).toEqual(taken);
    const editor = await withEditor(url, production);
    const both = (locationName: string) =>
      Promise.allSettled([add("L2", { locationName }), add("L2", { locationName }, editor)]);
    await both("Old Quay"); // Warms up the functions, so that both calls count at the same time.
    expect((await both("New Quay")).map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await candidates("L2")).names).toEqual(["Old Quay", "New Quay"]);
  });

  it.each([
    [{ locationName: "" }, 400, "invalid", "Enter the location's name."],
    [{ locationName: "Pier", address: "x".repeat(501) }, 400, "invalid", "Enter at most 500 characters."],
    [
      { locationName: "Pier", dates: "03/02/2031; 03/03/2031" },
      422,
      "unreadableDates",
      '"03/02/2031; 03/03/2031" is not a date. Write month, day and year, such as 03/02/2026.',
    ],
  ])("is refused: %j", async (payload, status, code, words) => {
    expect(await refusal(add("L1", payload))).toEqual([status, code, words]);
  });

  it("requires an existing group", async () => {
    const noGroup = [404, "noSuchGroup", "There is no location group L99."];
    expect(await refusal(add("L99", { locationName: "Pier" }))).toEqual(noGroup);
    expect(await refusal(add("Lighthouse", { locationName: "Pier" }))).toContain("notFound");
  });

  it("is removed with others in one call, which ignores names that no longer exist", async () => {
    for (const locationName of ["A", "B", "C"]) await add("L3", { locationName });
    expect(await remove("L3", "A", "B", "Z")).toEqual({ ok: true });
    expect((await candidates("L3")).names).toEqual(["C"]);
    expect(await refusal(remove("L3", "A", "B"))).toEqual([
      404,
      "noSuchOption",
      "A, B: not an option for this location.",
    ]);
    expect(await refusal(remove("L3"))).toContain("invalid");
  });
});

describe("a lock", () => {
  beforeAll(async () => {
    for (const locationName of ["Faro", "Torre"]) await add("L1", { locationName });
  });

  it("is unique per group, shown in the list and among the options, and removed by null", async () => {
    await lock("L1", "Faro");
    await lock("L1", "Torre");
    expect((await candidates("L1")).locked).toEqual(["Torre"]);
    expect(records((await list()).location_list).map((row) => row.Locked)).toEqual(["Torre", "False", "False"]);
    expect(await lock("L1", null)).toEqual({ ok: true });
    expect((await candidates("L1")).locked).toEqual([]);
  });

  it("set by two users at once is kept for one", async () => {
    const editor = await withEditor(url, production);
    await Promise.all([lock("L1", "Faro"), lock("L1", "Torre", editor)]);
    expect((await candidates("L1")).locked).toHaveLength(1);
  });

  it("ends when its option is removed, and does not return with it", async () => {
    await lock("L1", "Faro");
    await remove("L1", "Faro");
    await add("L1", { locationName: "Faro" });
    expect((await candidates("L1")).locked).toEqual([]);
  });

  it("requires an existing option", async () => {
    const noOption = [404, "noSuchOption", "Nowhere is not an option for this location."];
    expect(await refusal(lock("L1", "Nowhere"))).toEqual(noOption);
    expect(await refusal(lock("L2", "Faro"))).toContain("noSuchOption");
  });
});

describe("removed location options", () => {
  const restore = (...location_names: string[]) =>
    production.owner.api(routes.restoreLocationOptions, { params: params("L3"), payload: { location_names } });

  it("are restored with their positions and lock", async () => {
    for (const locationName of ["Wade", "Xylo", "Yawl"])
      await add("L3", { locationName, address: `${locationName} 1` });
    await lock("L3", "Wade");
    const before = await list();
    await remove("L3", "Wade", "Xylo");
    expect((await candidates("L3")).locked).toEqual([]);
    expect(await restore("Wade", "Xylo")).toEqual({ ok: true });
    expect(await list()).toEqual(before);
    expect(await restore("Wade")).toEqual({ ok: true });
    expect(await refusal(restore("Atlantis"))).toContain("noSuchOption");
  });

  it("are restored without releasing a lock that the user has not seen", async () => {
    const asked = production.owner.api(routes.lockLocation, {
      params: params("L3"),
      payload: { location_name: "Yawl", instead_of: null },
    });
    const words = `${production.owner.email} has locked Wade in the meantime.`;
    expect(await refusal(asked)).toEqual([409, "lockChanged", words]);
  });
});
