import { describe, expect, it } from "vitest";
import { renderPdf } from "../../functions/pdf/render-pdf.ts";
import { listDocument } from "../../shared/lists/list-document.ts";
import { LIST_NAMES, LISTS } from "../../shared/lists/list-name.ts";
import type { ListSource } from "../../shared/lists/list-source.ts";
import { productionList } from "../../shared/lists/production-lists.ts";
import { NO_ACTOR_PROFILE } from "../../shared/roster/options/actor-profile.ts";
import { NO_LOCATION_SITE } from "../../shared/roster/options/location-site.ts";
import { source } from "../call-sheet/builders.ts";
import { CREW_OF_SIXTY, NAMES } from "../call-sheet/large-sheet.ts";
import { offPage, overlaps, printed } from "../call-sheet/printed-pieces.ts";
import { breakdown, row } from "../roster/builders.ts";

const mail = "someone.with.a.rather.long.name@the-production-company.example";
const phone = "+44 20 7946 0123 ext. 4567";
const profile = { ...NO_ACTOR_PROFILE, phone, mail, agent: NAMES[0], diet: NAMES[4] };

/** A crew of sixty, with the longest names and addresses in five scripts. */
const full: ListSource = {
  ...source,
  project: "The Long Tide",
  departments: CREW_OF_SIXTY.map((department) => ({
    ...department,
    positions: department.positions.map((one) => ({ ...one, mail, union: "IATSE 600", diet: NAMES[1] })),
  })),
  roster: {
    ...source.roster,
    roles: source.roster.roles.map((role, at) => ({ ...role, aliases: [role.name], name: NAMES[at + 1]! })),
  },
  actorOptions: ["1", "2", "3"].map((castId, at) => {
    return { castId, actorName: NAMES[at + 3]!, details: "", dates: "", locked: true, profile };
  }),
  locationOptions: source.roster.groups.map(({ id }, at) => ({
    ...{ groupId: id, locationName: NAMES[6 - at]!, address: `${NAMES[0]}, ${NAMES[3]}`, dates: "", locked: true },
    site: { ...NO_LOCATION_SITE, parking: NAMES[2], power: "63 A", hospital: NAMES[0], permitUntil: "2026-03-01" },
  })),
};

describe.each(LIST_NAMES)("the %s", (name) => {
  it("prints no text over another or off the page, and has its groups as bookmarks", async () => {
    const list = productionList(name, full);
    const { pages, outline } = await printed(await renderPdf(listDocument(list)));
    for (const page of pages) expect({ off: offPage(page), over: overlaps(page) }).toEqual({ off: [], over: [] });
    const [[title, ...groups] = []] = outline;
    expect(title).toBe(LISTS[name]);
    expect(groups).toEqual(list.groups.map((group) => group.title).filter((one) => one !== ""));
    expect(list.groups.flatMap(({ rows }) => rows).length).toBeGreaterThan(0);
  });
});

it("has the diets of the crew and of the locked cast only", () => {
  const option = (castId: string, locked: boolean, diet: string) => ({
    ...{ castId, actorName: `Actor of ${castId}`, details: "", dates: "", locked },
    profile: { ...NO_ACTOR_PROFILE, diet },
  });
  const [department] = CREW_OF_SIXTY;
  const position = { position: "Runner", name: "", diet: "No nuts" };
  const { groups } = productionList("dietary-list", {
    ...full,
    departments: [{ ...department!, name: "Office", positions: [position, { position: "Driver", name: "Bo" }] }],
    roster: source.roster,
    actorOptions: [option("1", true, "Vegan"), option("2", false, "No fish"), option("3", true, "")],
  });
  expect(groups).toEqual([
    { title: "Cast", rows: [["Actor of 1", "1. NORA", "Vegan"]] },
    { title: "Crew", rows: [["Runner", "Office", "No nuts"]] },
  ]);
});

it("counts people, not open positions, and sorts elements by their numbers", () => {
  const [department] = CREW_OF_SIXTY;
  const positions = [
    { position: "Runner", name: " " },
    { position: "Driver", name: "Bo" },
  ];
  expect(productionList("crew-list", { ...full, departments: [{ ...department!, positions }] }).note).toBe(
    "1 person in 1 department.",
  );
  const made = breakdown(row("1", "INT. PIER - DAY", "NORA", { cells: { Vehicles: "Car 10, Car 2" } }));
  const { groups } = productionList("element-list", { ...full, breakdown: made });
  expect(groups.flatMap(({ rows }) => rows.map(([, name]) => name))).toEqual(["Car 2", "Car 10"]);
});

it("states that it is empty, and for which days", async () => {
  const none = productionList("crew-list", { ...full, departments: [] });
  const { pages } = await printed(await renderPdf(listDocument(none)));
  expect(pages[0]!.pieces.map(({ text }) => text).join(" ")).toContain("The crew list is empty.");
  expect(productionList("cast-list", { ...full, schedule: undefined }).note).toContain("No schedule is active yet");
  const [first] = productionList("cast-list", { ...source, project: "The Long Tide" }).groups[0]!.rows;
  expect(first).toEqual(["1", "NORA", "Ingrid Osei", "", "3", "1, 2, 4", "1, 3"]);
});
