import { beforeAll, expect, inject, it } from "vitest";
import type { Department } from "../../../shared/call-sheet/model/crew.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { onTeam, type Person, signedUp } from "../../people.ts";
import { newProject } from "../production.ts";
import { refusal } from "../refusal.ts";

const url = inject("url");

let owner: Person;
let id: string;

beforeAll(async () => {
  owner = await signedUp(url, "owner");
  id = await newProject(owner);
});

const crew = () => owner.api(routes.getCrew, { params: { id } });
const save = (departments: Department[], version: number) =>
  owner.api(routes.updateCrew, { params: { id }, payload: { departments, version } });
const department = (name: string, positions: Department["positions"] = []): Department => ({
  id: name,
  name,
  positions,
});

it("starts with four empty departments", async () => {
  const departments = [1, 2, 3, 4].map((n) => ({ id: `department-${n}`, name: `Department ${n}`, positions: [] }));
  expect(await crew()).toEqual({ departments, version: 0 });
});

it("keeps what is saved, and refuses a save over a newer version", async () => {
  const camera = department("Camera", [
    { position: "Focus puller", name: "Ines Mora" },
    { position: "", name: "" },
  ]);
  const { version } = await save([camera], (await crew()).version);
  expect(await crew()).toEqual({ departments: [camera], version });
  expect(await save([camera, department("Sound")], version)).toEqual({ version: version + 1 });
  expect(await refusal(save([], version))).toEqual([
    409,
    "staleCrew",
    "Someone else has changed the crew in the meantime. Reload to see their changes.",
  ]);
  expect((await crew()).departments).toHaveLength(2);
});

it("accepts one of two concurrent saves", async () => {
  const { version } = await crew();
  const answers = await Promise.allSettled([save([department("A")], version), save([department("B")], version)]);
  expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

it.each<[string, unknown, string]>([
  [
    "a department without a name",
    [department("")],
    "departments.0.id: Too small: expected string to have >=1 characters",
  ],
  ["a wrong type", "Camera", "departments: Invalid input: expected array, received string"],
  [
    "more than the limits",
    Array.from({ length: 10 }, (_, n) =>
      department(
        `D${n}`,
        Array.from({ length: 300 }, () => ({ position: "촬".repeat(200), name: "감".repeat(200) })),
      ),
    ),
    "The crew list has too much text. Shorten names or positions.",
  ],
])("refuses %s", async (_, departments, words) => {
  expect(await refusal(save(departments as Department[], 0))).toEqual([400, "invalid", words]); // invalid by type
});

it("stores contact details, and hides diets from viewers", async () => {
  const { version } = await crew();
  const person = {
    ...{ position: "Loader", name: "Ines Mora", phone: "+34 600 000 000", mail: "ines@crew.example" },
    ...{ union: "IATSE 600", diet: "No nuts", offset: -30, call: "O/C" as const },
  };
  await save([{ ...department("Camera", [person]), offset: -15 }], version);
  expect((await crew()).departments).toEqual([{ ...department("Camera", [person]), offset: -15 }]);
  const viewer = await signedUp(url, "viewer");
  await onTeam(owner, id, viewer);
  const member = { id, username: viewer.email };
  await owner.api(routes.changeTeamMember, { params: member, payload: { role: "Runner", may: "viewer" } });
  const { diet: _, ...shown } = person;
  const seen = await viewer.api(routes.getCrew, { params: { id } });
  expect(seen.departments[0]!.positions).toEqual([shown]);
});

it.each<[string, object, string]>([
  ["phone number", { phone: "call me" }, '"call me" is not a phone number. Use digits, such as +44 20 7946 0123.'],
  ["email address", { mail: "ines at crew" }, '"ines at crew" is not an email address.'],
  ["offset", { offset: 900 }, "A call must be within 12 hours of crew call."],
])("refuses an invalid %s, with a reason", async (_, wrong, words) => {
  const { version } = await crew();
  const position = { position: "Loader", name: "Ines", ...wrong };
  expect(await refusal(save([department("Camera", [position])], version))).toEqual([400, "invalid", words]);
});
