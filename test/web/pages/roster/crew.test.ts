import { expect, it } from "vitest";
import { HUB, OWNED, openApp, PROJECT } from "../app.tsx";
import { onPhone } from "../sizes.ts";
import { all, button, click, dialog, eventually, field, fill, link, one, says, upload, user, words } from "../words.ts";
import { aCrew } from "./crew.ts";
import "../../../../web/crew/crew-import-dialog.tsx";
import "../../../../web/crew/crew-list.ts";
import "../../../../web/pages/crew.tsx";

const CSV =
  "Department,Position,Name,Phone,Mail\nCamera,Loader,Ines Mora,+34 600 000 000,\nGrip,Key Grip,Bo Tull,soon,\n";
const CARD = "BEGIN:VCARD\nFN:Ines Mora\nORG:X;B Unit\nTITLE:Operator\nEMAIL:ines@crew.example\nEND:VCARD\n";
const INES = { position: "Loader", name: "Ines Mora", phone: "+34 600 000 000" };

const open = () => {
  const crew = aCrew();
  const departments = [{ id: "camera", name: "Camera", positions: [INES] }];
  return {
    ...crew,
    ...openApp(`${HUB}/crew`, {
      ...crew.answers,
      getCrew: (call) => (call.params.id === PROJECT ? crew.answers.getCrew() : { departments, version: 1 }),
      listProjects: [OWNED, { ...OWNED, id: "project-2", projectName: "The Next Tide" }],
    }),
  };
};

const people = ({ now }: ReturnType<typeof aCrew>, department: string) =>
  now().find(({ name }) => name === department)?.positions;

it("imports people from a list after a preview, and merges duplicates", async () => {
  const crew = open();
  await button("Import Crew");
  await upload("Crew list file", new File([CSV], "crew.csv", { type: "text/csv" }));
  const preview = await dialog("Crew from crew.csv");
  expect(preview.textContent).toContain("1 will be added, 0 completed; 0 are already there, 1 are rejected.");
  expect(preview.textContent).toContain('"soon" is not a phone number');
  await click("Import 1 person", preview);
  await upload("Crew list file", new File([CARD], "ines.vcf", { type: "text/vcard" }));
  await click("Import 1 person", await dialog("Crew from ines.vcf"));
  await click("Merge");
  await click("Save Changes");
  await eventually(() => expect(people(crew, "Camera")).toEqual([{ ...INES, mail: "ines@crew.example" }]));
});

it("says in the dialog what is wrong with a list, also in one opened from a phone's menu", async () => {
  onPhone();
  open();
  await click("More actions");
  await upload("Crew list file", new File(["?"], "crew.csv", { type: "text/csv" }));
  const asked = await dialog("Crew from crew.csv");
  await eventually(() =>
    expect(asked.querySelector("[role=alert]")?.textContent).toBe('There is no "Name" column among "?".'),
  );
});

it("saves a person's details, and calls them and their department before the others", async () => {
  const crew = open();
  await button("Import Crew");
  await upload("Crew list file", new File([CSV], "crew.csv", { type: "text/csv" }));
  await click("Import 1 person");
  await click("Details of Ines Mora");
  const person = await dialog("Ines Mora");
  await fill("Dietary notes", "No nuts", person);
  await user.selectOptions(await field("Call", person), "Minutes from crew call");
  await fill("Minutes from crew call", "soon", person);
  await says('"soon" is not a number of minutes, such as -30.');
  await fill("Minutes from crew call", "-30", person);
  await click("Done", person);
  await click("Call for Camera");
  const call = await dialog("Call for Camera");
  await fill("Minutes from crew call", "-15", call);
  await click("Set", call);
  await says("15 min before crew call", "30 min before crew call");
  await click("Save Changes");
  await eventually(() => expect(people(crew, "Camera")).toEqual([{ ...INES, diet: "No nuts", offset: -30 }]));
  expect(crew.now().find(({ name }) => name === "Camera")?.offset).toBe(-15);
});

it("restores a removed position by Undo, and does not save one that stays removed", async () => {
  const crew = open();
  await click("Add a position to Department 1");
  await fill("Name of position 1 in Department 1", "Bo Tull");
  const remove = async () => {
    await click("Details of Bo Tull");
    await click("Remove", await dialog("Bo Tull"));
    await says("Deleted Bo Tull");
  };
  await remove();
  await click("Undo");
  await remove();
  expect(all("button", "Details of Bo Tull").length).toBe(0);
  await fill("Name of Department 2", "Sound");
  await click("Save Changes");
  await eventually(() => expect(crew.now()[1]!.name).toBe("Sound"));
  expect(people(crew, "Department 1")).toEqual([]);
});

it("is copied from another project", async () => {
  const crew = open();
  await click("From another project");
  const asked = await dialog("Crew from another project");
  expect(words("The Small Tide", asked)).toEqual([]);
  await user.selectOptions(await field("Project", asked), "The Next Tide");
  await click("Show its crew", asked);
  await click("Import 1 person", await dialog("Crew from The Next Tide"));
  await one("button", "Details of Ines Mora");
  await click("Save Changes");
  await eventually(() => expect(people(crew, "Camera")).toEqual([INES]));
});

it("is one table with a heading for each department, whose texts are edited in place", async () => {
  const crew = open();
  await click("Add a position to Department 2");
  await fill("Position 1 in Department 2", "Boom Operator");
  await fill("Name of position 1 in Department 2", "Bo Tull");
  expect(all("table").length).toBe(1);
  const headings = [...document.querySelectorAll<HTMLInputElement>("th[scope=rowgroup] input")].map(
    ({ value }) => value,
  );
  expect(headings).toEqual(["Department 1", "Department 2", "Department 3"]);
  expect(all("columnheader").map(({ textContent }) => textContent)).toEqual([
    ...["Position", "Name", "Phone", "Email", "Call", "Details"],
  ]);
  await click("Save Changes");
  await eventually(() =>
    expect(people(crew, "Department 2")).toEqual([{ position: "Boom Operator", name: "Bo Tull" }]),
  );
});

it("has phones and emails that are edited in place, says what is wrong with them, and restores them by Escape", async () => {
  const crew = open();
  await click("Add a position to Department 1");
  await fill("Name of position 1 in Department 1", "Bo Tull");
  await fill("Email of position 1 in Department 1", "bo@crew.example");
  const phone = await field("Phone of position 1 in Department 1");
  await fill("Phone of position 1 in Department 1", "soon");
  expect(words('"soon" is not a phone number. Use digits, such as +44 20 7946 0123.')).toEqual([]);
  await user.tab();
  await says('"soon" is not a phone number. Use digits, such as +44 20 7946 0123.');
  expect([phone.getAttribute("aria-invalid"), all("link", "Call Bo Tull").length]).toEqual(["true", 0]);
  await fill("Phone of position 1 in Department 1", "+34 600 000 000");
  await click("Save Changes");
  const saved = { position: "", name: "Bo Tull", phone: "+34 600 000 000", mail: "bo@crew.example" };
  await eventually(() => expect(people(crew, "Department 1")).toEqual([saved]));
  expect((await link("Call Bo Tull")).getAttribute("href")).toBe("tel:+34600000000");
  await fill("Email of position 1 in Department 1", "");
  await user.keyboard("{Escape}");
  expect((await field("Email of position 1 in Department 1")).value).toBe("bo@crew.example");
});

it("saves a position of which only the phone is known", async () => {
  const crew = open();
  await click("Add a position to Department 1");
  await fill("Phone of position 1 in Department 1", "+34 600 000 000");
  await click("Save Changes");
  await eventually(() =>
    expect(people(crew, "Department 1")).toEqual([{ position: "", name: "", phone: "+34 600 000 000" }]),
  );
});
