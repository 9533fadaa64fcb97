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

describe("an imported row", () => {
  it("belongs to its new project, with all references to the old one and its people replaced", () => {
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
      // The search is limited to the imported people.
      changedBy: BEN,
      departments: [{ name: "Camera", positions: [{ by: "99999999-cccc" }], note: `see projects and ${FROM}` }],
    });
  });

  it("of a team member becomes an expired invitation, and the importer's is dropped", () => {
    const role = { role: "viewer", label: "Guest", sees: { kind: "scenes", scenes: ["1", "8A"] } };
    const invitation = { pk: `PROJECT#${TO}`, sk: "INVITATION#ben@studio.example", email: "ben@studio.example" };
    const over = { ...invitation, ...role, invitedUntil: 0 };
    expect(moved({ sk: `MEMBER#${BEN}`, userId: BEN, ...role })).toEqual(over);
    const invited = { sk: "INVITATION#ben@studio.example", email: "ben@studio.example", ...role };
    expect(moved({ ...invited, invitedUntil: 9_000_000_000 })).toEqual(over);
    expect(moved({ sk: `MEMBER#${ADA}`, userId: ADA, ...role })).toBeUndefined();
    expect(moved({ sk: "MEMBER#nobody-knows", userId: "nobody-knows" })).toBeUndefined();
  });

  it("of a removed member restores an invitation in the new project only", () => {
    const was = { pk: "PROJECT#another00another0", sk: `MEMBER#${BEN}`, userId: BEN, role: "owner", label: "Owner" };
    expect(moved({ sk: "REMOVED#ben@studio.example", was, removedBy: ADA })).toMatchObject({
      was: { pk: `PROJECT#${TO}`, sk: "INVITATION#ben@studio.example", role: "owner", invitedUntil: 0 },
      removedBy: "99999999-cccc",
    });
  });

  it("of a draft that was being read becomes unread", () => {
    const draft = { sk: "DRAFT#000001", draftId: FROM, status: "running", stage: "extract", startedAt: "2031", run: 2 };
    expect(moved(draft)).toEqual({ pk: `PROJECT#${TO}`, sk: "DRAFT#000001", draftId: FROM, status: "none", run: 2 });
  });
});

describe("a forged row", () => {
  it.each<[what: string, row: object]>([
    ["belongs to another project", { pk: "PROJECT#another00another0" }],
    ["is a user's", { pk: `USER#${ADA}`, sk: "PROFILE" }],
    ["grants access", { sk: "API-KEY#0123456789abcdef" }],
    ["points to another project's documents", { folder: "projects/another00another0/breakdown/1-a" }],
    ["points to them by path traversal", { folder: `projects/${FROM}/../another00another0/breakdown` }],
    ["restores into another project", { was: "PROJECT#another00another0" }],
    ["contains nested keys", { sk: "REMOVED#ACTOR#1#Ana", kept: { pk: "PROJECT#another00another0", sk: "ACTOR#1" } }],
    ["adds the project to a user's list", { userId: ADA }],
    ["claims an email address", { email: "ada@studio.example" }],
    ["uses its id as a path", { sk: "DRAFT#000001", draftId: "../../another00another0/scripts/x" }],
    ["has an unknown role", { sk: `MEMBER#${ADA}`, role: "god" }],
    ["has an unknown visibility", { sk: `MEMBER#${ADA}`, sees: { kind: "everything" } }],
    ["restores something other than a member", { sk: "REMOVED#ada@studio.example", was: { pk, sk: "PROJECT" } }],
  ])("that %s is refused", (_, row) => {
    expect(() => moved(row)).toThrow(/^This archive is damaged: the row ".*" does not belong to its project/);
  });
});

it("a row is dropped if it grants access, or only concerns running jobs", () => {
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
