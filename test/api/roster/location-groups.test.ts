import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import type { GroupChange } from "../../../shared/roster/roles/group-change.ts";
import { newProduction, newProject, type Production, records, withEditor } from "../production.ts";
import { refusal } from "../refusal.ts";

const url = inject("url");

let production: Production;

beforeAll(async () => {
  production = await newProduction(url);
});

const params = () => ({ id: production.id });
const list = () => production.owner.api(routes.getLocationList, { params: params() });
const operation = () => crypto.randomUUID();

/** Changes the groups, based on `version` or else the newest. */
async function change(wanted: GroupChange, more: { version?: number; operation?: string } = {}, by = production.owner) {
  const version = more.version ?? (await list()).version;
  const payload = { operation: operation(), ...more, version, change: wanted };
  return (await by.api(routes.changeLocationGroups, { params: params(), payload })).version;
}

/** The groups in one line each: `L1 LIGHTHOUSE: LIGHTHOUSE - LAMP ROOM | LIGHTHOUSE - KITCHEN`. */
async function groups(): Promise<string[]> {
  const rows = records((await list()).location_list);
  return rows.map((row) => `${row["Location ID"]} ${row["Location Group Name"]}: ${row.LocationName}`);
}

const START = [
  "L1 LIGHTHOUSE: LIGHTHOUSE - LAMP ROOM | LIGHTHOUSE - KITCHEN",
  "L2 HARBOUR QUAY: HARBOUR QUAY",
  "L3 FERRY: FERRY",
];

describe("location groups", () => {
  it("support every change, and each can be undone", async () => {
    expect(await groups()).toEqual(START);
    for (const [wanted, expected] of [
      [
        { kind: "addGroup", name: "THE SEA", sets: ["FERRY", "HARBOUR QUAY"] },
        [START[0], "L4 THE SEA: FERRY | HARBOUR QUAY"],
      ],
      [
        { kind: "removeGroup", groupId: "L1" },
        [
          "L5 LIGHTHOUSE - LAMP ROOM: LIGHTHOUSE - LAMP ROOM",
          "L6 LIGHTHOUSE - KITCHEN: LIGHTHOUSE - KITCHEN",
          START[1],
          START[2],
        ],
      ],
      [
        { kind: "renameGroup", groupId: "L2", name: "  The   Quay " },
        [START[0], "L2 The Quay: HARBOUR QUAY", START[2]],
      ],
      [{ kind: "mergeGroups", from: "L3", into: "L2" }, [START[0], "L2 HARBOUR QUAY: HARBOUR QUAY | FERRY"]],
      [
        { kind: "splitGroup", groupId: "L1", name: "KITCHEN", sets: ["LIGHTHOUSE - KITCHEN"] },
        ["L1 LIGHTHOUSE: LIGHTHOUSE - LAMP ROOM", START[1], START[2], "L7 KITCHEN: LIGHTHOUSE - KITCHEN"],
      ],
      [
        { kind: "moveSets", groupId: "L3", sets: ["LIGHTHOUSE - KITCHEN"] },
        ["L1 LIGHTHOUSE: LIGHTHOUSE - LAMP ROOM", START[1], "L3 FERRY: FERRY | LIGHTHOUSE - KITCHEN"],
      ],
    ] satisfies [GroupChange, (string | undefined)[]][]) {
      const version = await change(wanted);
      expect(await groups()).toEqual(expected);
      const payload = { version, restore: version - 1, operation: operation() };
      await production.owner.api(routes.restoreBreakdown, { params: params(), payload });
      expect(await groups()).toEqual(START);
    }
  });

  it("describe each change in the list of versions", async () => {
    const versions = await production.owner.api(routes.listBreakdownVersions, { params: params() });
    expect(versions.map(({ what }) => what)).toContain("Renamed HARBOUR QUAY to The Quay");
  });

  it("stay when the breakdown is edited, and a new set joins the group of its place", async () => {
    const version = await change({ kind: "renameGroup", groupId: "L1", name: "THE TOWER" });
    const { owner, id } = production;
    const { tsv_content } = await owner.api(routes.fetchBreakdown, { params: { id } });
    const edited = tsv_content.replace("\tFERRY\t", "\tLIGHTHOUSE - STAIRS\t");
    const saved = await owner.api(routes.updateBreakdown, { params: { id }, payload: { tsv_content: edited } });
    expect(await groups()).toEqual([
      "L1 THE TOWER: LIGHTHOUSE - LAMP ROOM | LIGHTHOUSE - KITCHEN | LIGHTHOUSE - STAIRS",
      ...START.slice(1),
    ]);
    const payload = { version: (saved as { version: number }).version, restore: version - 1, operation: operation() };
    await owner.api(routes.restoreBreakdown, { params: { id }, payload });
  });

  it("count the options of merged groups, and have at most one locked", async () => {
    const api = production.owner.api;
    for (const [locationId, locationName] of [
      ["L2", "Cádiz"],
      ["L3", "Ferry Santa Ana"],
      ["L3", "Cádiz"],
    ] as const) {
      await api(routes.addLocationOption, { params: { ...params(), locationId }, payload: { locationName } });
    }
    const of = (locationId: string) => ({ params: { ...params(), locationId } });
    await api(routes.lockLocation, { ...of("L3"), payload: { location_name: "Ferry Santa Ana" } });
    const version = await change({ kind: "mergeGroups", from: "L3", into: "L2" });
    const options = async () =>
      records((await list()).location_options).map(
        (row) => `${row["Location ID"]} ${row["Location Name"]} ${row.Locked}`,
      );
    expect(await options()).toEqual(["L2 Cádiz False", "L2 Ferry Santa Ana True"]);
    await api(routes.lockLocation, { ...of("L2"), payload: { location_name: "Cádiz" } });
    expect(await options()).toEqual(["L2 Cádiz True", "L2 Ferry Santa Ana False"]);
    const again = api(routes.addLocationOption, { ...of("L2"), payload: { locationName: "Ferry Santa Ana" } });
    expect(await refusal(again)).toEqual([409, "nameTaken", "Ferry Santa Ana is already an option for this location."]);
    await api(routes.removeLocationOptions, { ...of("L2"), payload: { location_names: ["Ferry Santa Ana"] } });
    expect(await options()).toEqual(["L2 Cádiz True"]);
    const payload = { version, restore: version - 1, operation: operation() };
    await api(routes.restoreBreakdown, { params: params(), payload });
    expect(await options()).toEqual(["L2 Cádiz True", "L3 Cádiz False"]);
  });

  it("are changed once when a request is repeated", async () => {
    const { version } = await list();
    const asked = { version, operation: operation() };
    const saved = await change({ kind: "splitGroup", groupId: "L1", name: "K", sets: ["LIGHTHOUSE - KITCHEN"] }, asked);
    const retried = await change(
      { kind: "splitGroup", groupId: "L1", name: "K", sets: ["LIGHTHOUSE - KITCHEN"] },
      asked,
    );
    expect(retried).toBe(saved);
    expect((await groups()).filter((group) => group.includes(" K:"))).toHaveLength(1);
  });

  it("are not changed from an outdated version, also when two users save at once", async () => {
    const editor = await withEditor(url, production);
    const { version } = await list();
    const rename = (name: string, by = production.owner) =>
      change({ kind: "renameGroup", groupId: "L2", name }, { version }, by);
    const results = await Promise.allSettled([rename("EAST QUAY"), rename("WEST QUAY", editor)]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await refusal(rename("NORTH QUAY"))).toEqual([
      409,
      "staleBreakdown",
      "Someone else has changed the breakdown or the groups in the meantime. Check them, then try again.",
    ]);
  });

  it.each<[GroupChange, string]>([
    [{ kind: "removeGroup", groupId: "L99" }, "Location group L99 no longer exists. Reload the page."],
    [
      { kind: "renameGroup", groupId: "L2", name: "ferry" },
      'A group named "FERRY" (L3) already exists. Choose another name.',
    ],
  ])("refuse %j with a reason", async (wanted, words) => {
    expect(await refusal(change(wanted))).toEqual([422, "cannotRegroup", words]);
  });

  it("refuse an empty change", async () => {
    expect(await refusal(change({ kind: "addGroup", name: " ", sets: ["FERRY"] }))).toEqual([
      400,
      "invalid",
      "Enter the group's name.",
    ]);
    expect(await refusal(change({ kind: "addGroup", name: "X", sets: [] }))).toEqual([
      400,
      "invalid",
      "Choose at least one set.",
    ]);
  });

  it("require a breakdown", async () => {
    const id = await newProject(production.owner);
    const payload = { version: 1, operation: operation(), change: { kind: "removeGroup" as const, groupId: "L1" } };
    const asked = production.owner.api(routes.changeLocationGroups, { params: { id }, payload });
    expect(await refusal(asked)).toEqual([404, "noBreakdown", "There is no breakdown yet. Upload a script first."]);
  });
});
