import { describe, expect, it } from "vitest";
import { type ImportMapping, isExported, remapItem } from "../../shared/archive/import-mapping.ts";

const [FROM, TO] = ["0123456789abcdef", "fedcba9876543210"];
const [ADA, BEN] = ["11111111-aaaa", "22222222-bbbb"];

const move: ImportMapping = {
  from: FROM,
  to: TO,
  people: { [ADA]: "ada@studio.example", [BEN]: "ben@studio.example" },
  importer: { userId: "99999999-cccc", email: "ada@studio.example" },
};
const pk = `PROJECT#${FROM}`;
const moved = (row: object) => remapItem({ pk, sk: "CREW", ...row }, move);

describe("a row that moves", () => {
  it("belongs to its new project, with all that names the old one or its people renamed", () => {
    const row = {
      folder: `projects/${FROM}/breakdown/3-abc`,
      operation: `${FROM}-abc-1`,
      savedBy: ADA,
      changedBy: BEN,
      departments: [{ name: "Camera", positions: [{ by: ADA }], note: `see projects and ${FROM}` }],
    };
    expect(moved(row)).toEqual({
      pk: `PROJECT#${TO}`,
      sk: "CREW",
      folder: `projects/${TO}/breakdown/3-abc`,
      operation: `${TO}-abc-1`,
      savedBy: "99999999-cccc",
      // Nobody else is looked for where it goes.
      changedBy: BEN,
      departments: [{ name: "Camera", positions: [{ by: "99999999-cccc" }], note: `see projects and ${FROM}` }],
    });
  });

  it("of somebody on the team is an invitation whose time is over, and of whoever imports it there is none", () => {
    const role = { role: "viewer", label: "Guest", sees: { kind: "scenes", scenes: ["1", "8A"] } };
    const invitation = { pk: `PROJECT#${TO}`, sk: "INVITATION#ben@studio.example", email: "ben@studio.example" };
    const over = { ...invitation, ...role, invitedUntil: 0 };
    expect(moved({ sk: `MEMBER#${BEN}`, userId: BEN, ...role })).toEqual(over);
    const invited = { sk: "INVITATION#ben@studio.example", email: "ben@studio.example", ...role };
    expect(moved({ ...invited, invitedUntil: 9_000_000_000 })).toEqual(over);
    expect(moved({ sk: `MEMBER#${ADA}`, userId: ADA, ...role })).toBeUndefined();
    expect(moved({ sk: "MEMBER#nobody-knows", userId: "nobody-knows" })).toBeUndefined();
  });

  it("of somebody who was taken off the team puts an invitation back into the new project alone", () => {
    const was = { pk: "PROJECT#another00another0", sk: `MEMBER#${BEN}`, userId: BEN, role: "owner", label: "Owner" };
    expect(moved({ sk: "REMOVED#ben@studio.example", was, removedBy: ADA })).toMatchObject({
      was: { pk: `PROJECT#${TO}`, sk: "INVITATION#ben@studio.example", role: "owner", invitedUntil: 0 },
      removedBy: "99999999-cccc",
    });
  });

  it("of a draft that was being read waits to be read again", () => {
    const draft = { sk: "DRAFT#000001", draftId: FROM, status: "running", stage: "extract", startedAt: "2031", run: 2 };
    expect(moved(draft)).toEqual({ pk: `PROJECT#${TO}`, sk: "DRAFT#000001", draftId: FROM, status: "none", run: 2 });
  });
});

describe("a forged row", () => {
  it.each<[what: string, row: object]>([
    ["stands in another project", { pk: "PROJECT#another00another0" }],
    ["is a user's", { pk: `USER#${ADA}`, sk: "PROFILE" }],
    ["opens a door", { sk: "API-KEY#0123456789abcdef" }],
    ["points to another project's documents", { folder: "projects/another00another0/breakdown/1-a" }],
    ["points there by a way out of its own", { folder: `projects/${FROM}/../another00another0/breakdown` }],
    ["names another project as a place", { was: "PROJECT#another00another0" }],
    ["hides keys of its own", { sk: "REMOVED#ACTOR#1#Ana", kept: { pk: "PROJECT#another00another0", sk: "ACTOR#1" } }],
    ["shows up in somebody's list of projects", { userId: ADA }],
    ["takes an address", { email: "ada@studio.example" }],
    ["makes a key of its id", { sk: "DRAFT#000001", draftId: "../../another00another0/scripts/x" }],
    ["gives a role that there is not", { sk: `MEMBER#${ADA}`, role: "god" }],
    ["lets somebody see what nobody can", { sk: `MEMBER#${ADA}`, sees: { kind: "everything" } }],
    ["puts back something else than a member", { sk: "REMOVED#ada@studio.example", was: { pk, sk: "PROJECT" } }],
  ])("that %s is refused", (_, row) => {
    expect(() => moved(row)).toThrow(/^This archive is damaged: the row ".*" does not belong to its project/);
  });
});

it("leaves behind what opens a door, and what only means something to what is running", () => {
  const kinds = [
    "API-KEY#1",
    "FEED#1",
    "OWN-DAYS#1",
    "IMPROVEMENT#Plan",
    "STAMP",
    "EXPORT",
    "CREW",
    "REMOVED#ACTOR#1#A",
  ];
  expect(kinds.filter(isExported)).toEqual(["CREW", "REMOVED#ACTOR#1#A"]);
});
