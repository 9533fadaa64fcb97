import { beforeAll, expect, it } from "vitest";
import { breakdownXlsx } from "../../../../shared/breakdown/formats/breakdown-workbook.ts";
import { NO_ACTOR_PROFILE } from "../../../../shared/roster/options/actor-profile.ts";
import { type LocationSite, NO_LOCATION_SITE } from "../../../../shared/roster/options/location-site.ts";
import { HUB, openApp } from "../app.tsx";
import { type Answers, refused } from "../fake-api.ts";
import { actor, castListComplete, locationList, place } from "../lighthouse.ts";
import { button, click, dialog, eventually, says, upload } from "../words.ts";
import "../../../../web/pages/cast-list.tsx";
import "../../../../web/pages/locations.tsx";
import "../../../../web/spreadsheets/import-dialog.tsx";

beforeAll(() => {
  // The tests' DOM has no popovers.
  HTMLElement.prototype.hidePopover ??= () => {};
});

const ANA = '=Ana, "the" Duarte';
const PROFILE = { ...NO_ACTOR_PROFILE, phone: "+44 20 7946 0123", minor: "9-15y" as const, diet: "No nuts" };

/** The cast with Ana as an option for MARA. */
function withAna(version = 0, agent = "") {
  const complete = castListComplete([actor(ANA, "03/02/2031", "Sails")]);
  const profile = { ...PROFILE, agent };
  return { ...complete, details: complete.details.map((one) => ({ ...one, version, profile })) };
}

function openCast(answers: Answers = {}) {
  return openApp(`${HUB}/cast-list`, {
    ...{ getCastListComplete: withAna(), listSchedules: [] },
    getCastList: withAna().cast_list,
    addActorOption: { ok: true },
    removeActorOption: { ok: true },
    updateActorDetails: ({ payload }) => ({ version: payload.version + 1 }),
    ...answers,
  });
}

/** Chooses a file in the menu, which offers the import once the options have arrived. */
async function choose(name: string, content: BlobPart): Promise<HTMLElement> {
  await click("Spreadsheets");
  await button("Import Options");
  await upload("Options sheet", new File([content], name));
  return dialog(`Import ${name}`);
}

const CSV = `Character,Actor Name,Dates,Agent\nODO,Bo,03/02/2031,Nordlys\nODO,Dan,soon,\nMARA,"=Ana, ""the"" Duarte",03/03/2031,\n`;

it("adds and changes options after a preview of the additions and rejections, and undoes both", async () => {
  const { api } = openCast();
  await choose("actors.csv", CSV);
  await says(
    "1 will be added, 1 will be changed, 0 are already there, 1 are rejected.",
    'Rejected: "soon" is not a date. Write month, day and year, such as 03/02/2026.',
    "Dates: 03/02/2031 → 03/03/2031",
  );
  await click("Add 1 and change 1 option");
  await says("Added 1, changed 1 of 2");
  expect(api.calls("addActorOption")).toMatchObject([
    { params: { castId: "2" }, payload: { actorName: "Bo", dates: "03/02/2031", profile: { agent: "Nordlys" } } },
  ]);
  const change = { actor_name: ANA, version: 0, details: "Sails", profile: PROFILE };
  expect(api.calls("updateActorDetails")).toMatchObject([
    { params: { castId: "1" }, payload: { ...change, dates: "03/03/2031" } },
  ]);

  await click("Undo");
  await says("Import undone");
  expect(api.calls("removeActorOption")).toMatchObject([{ params: { castId: "2" }, payload: { actor_name: "Bo" } }]);
  expect(api.calls("updateActorDetails").at(-1)?.payload).toMatchObject({ ...change, version: 1, dates: "03/02/2031" });
});

it("compares again after another person has changed an option in the meantime", async () => {
  const stale = `Someone else has changed the details of ${ANA} in the meantime. Check them and save again.`;
  const { api } = openCast({ updateActorDetails: refused(409, "staleOption", stale) });
  await choose("actors.csv", 'Cast ID,Actor Name,Agent\n1,"=Ana, ""the"" Duarte",Nordlys\n');
  await says("Agent: empty → Nordlys");
  await click("Change 1 option");
  await says(`Row 2, "${ANA}": ${stale}`);
  api.answers({
    getCastListComplete: withAna(1, "Harrow"),
    updateActorDetails: ({ payload: { version } }) =>
      version === 1 ? { version: 2 } : refused(409, "staleOption", stale),
  });
  await click("Check again");
  await says("Agent: Harrow → Nordlys");
  await click("Change 1 option");
  await says("Added 0, changed 1 of 1");
});

it("says why a sheet cannot be read", async () => {
  openCast();
  await choose("broken.xlsx", "PK not a zip");
  await says("This workbook cannot be read. Save it again as .xlsx or .csv.");
});

it("adds locations from a workbook, with coordinates and permits", async () => {
  let added: LocationSite | undefined;
  openApp(`${HUB}/locations`, {
    getLocationList: () => {
      const list = locationList(added ? [place("Punta Faro", "No Constraint", "Calle 1")] : []);
      return { ...list, details: list.details.map((one) => ({ ...one, site: added! })) };
    },
    addLocationOption: ({ payload: { site = NO_LOCATION_SITE } }) => {
      added = site;
      return { ok: true };
    },
  });
  const table = {
    columns: ["Location Group Name", "Location Name", "Address", "Dates", "Coordinates", "Permit valid until"],
    rows: [["LIGHTHOUSE", "Punta Faro", "Calle 1", "No Constraint", "36.5267, -6.2891", "05/31/2024"]],
  };
  const asked = await choose("places.xlsx", new Uint8Array(breakdownXlsx(table, { title: "" })));
  await click("Add 1 option", asked);
  await says("Added 1, changed 0 of 1");
  await eventually(() => expect(added?.coordinates).toEqual({ latitude: 36.5267, longitude: -6.2891 }));
  await says("Punta Faro", "Calle 1", "Permit expired on Friday, May 31, 2024");
});
