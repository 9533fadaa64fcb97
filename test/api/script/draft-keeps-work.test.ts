import { beforeAll, expect, inject, it } from "vitest";
import { screenplayPdf } from "../../../infra/local/demo/typeset.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { SCREENPLAY } from "../../small-tide.ts";
import { breakDown, ended, newProduction, type Production, records, upload } from "../production.ts";

const url = inject("url");

/** A draft without the ferry, with one more scene, and with other words about the quay. */
const BLUE = SCREENPLAY.replace("MARA ties up a boat.", "MARA ties up a stolen boat.")
  .replace(/INT\. FERRY - DAY[\s\S]*/, "")
  .replace(
    "INT. LIGHTHOUSE - KITCHEN - NIGHT",
    "EXT. ROOF - DAY\n\nMARA watches gulls.\n\nINT. LIGHTHOUSE - KITCHEN - NIGHT",
  );

let production: Production;
let params: { id: string };

beforeAll(async () => {
  production = await newProduction(url);
  params = { id: production.id };
});

const findings = () => production.owner.api(routes.getFindings, { params });

async function correct(
  correction: (typeof routes.correctBreakdown)["payload"]["schema"]["_zod"]["input"]["correction"],
) {
  const { version } = await findings();
  await production.owner.api(routes.correctBreakdown, {
    params,
    payload: { version, operation: crypto.randomUUID(), correction },
  });
}

/** All user decisions as each page shows them, by ids that a draft must not change. */
async function decided() {
  const { owner } = production;
  const cast = await owner.api(routes.getCastListComplete, { params });
  const places = await owner.api(routes.getLocationList, { params });
  const { board } = await owner.api(routes.getStripboard, { params: { ...params, scheduleName: "Plan" } });
  const { rows, merged } = await findings();
  return {
    options: cast.cast_options,
    locks: records(cast.cast_list).map((role) => [role["Cast ID"], role.Locked]),
    places: places.location_options,
    placeLocks: records(places.location_list).map((group) => [group["Location ID"], group.Locked]),
    merged,
    days: board.days.map(({ date, items }) => [date, items]),
    judged: rows.flatMap(({ id, findings }) =>
      findings.flatMap(({ name, verdict }) => (verdict === undefined ? [] : [`${id} ${name} ${verdict}`])),
    ),
  };
}

it("preserves decisions on cast, locations, days and elements through a new draft and its undo", async () => {
  const { owner } = production;
  const castId = async (name: string) =>
    records(await owner.api(routes.getCastList, { params })).find(({ Character }) => Character === name)!["Cast ID"]!;
  const mara = { ...params, castId: await castId("MARA") };
  const actor = { actorName: "Ann Lee", details: "reads well", dates: "" };
  await owner.api(routes.addActorOption, { params: mara, payload: actor });
  await owner.api(routes.lockActor, { params: mara, payload: { actor_name: "Ann Lee" } });
  const pilar = { ...params, castId: await castId("PILAR") };
  await owner.api(routes.addActorOption, { params: pilar, payload: { actorName: "Bo Finn" } });
  await owner.api(routes.lockActor, { params: pilar, payload: { actor_name: "Bo Finn" } });

  const { location_list } = await owner.api(routes.getLocationList, { params });
  const groupOf = (set: string) =>
    records(location_list).find(({ LocationName }) => LocationName?.includes(set))!["Location ID"]!;
  for (const set of ["QUAY", "FERRY"]) {
    const place = { ...params, locationId: groupOf(set) };
    const payload = { location_id: place.locationId, locationName: `Pier of ${set}`, address: "", dates: "" };
    await owner.api(routes.addLocationOption, { params: place, payload });
    await owner.api(routes.lockLocation, { params: place, payload: { location_name: `Pier of ${set}` } });
  }
  await owner.api(routes.createSchedule, {
    params,
    payload: { name: "Plan", location: "All locations", scenes_per_day: 2, start_date: "2031-03-03" },
  });

  await correct({ kind: "addCategory", category: "Aerials" });
  const quay = (await findings()).rows.find(({ number }) => number === "4")!;
  await correct({ kind: "find", row: quay.id, line: quay.end!.line, name: "Gull cam", category: "Aerials" });
  const { rows } = await findings();
  const lantern = rows[1]!.findings.find(({ name }) => name === "Lantern")!;
  await correct({ kind: "judge", rows: [rows[1]!.id], finding: lantern, verdict: "rejected" });
  await correct({ kind: "mergeRoles", from: await castId("ODO"), into: mara.castId });

  const before = await decided();
  await breakDown(owner, production.id, "Draft");
  expect(await decided()).toEqual(before);

  await upload(owner, production.id, "Blue", await screenplayPdf(BLUE, { numbers: true }));
  await owner.api(routes.generateBreakdown, { params: { ...params, fileName: "Blue" }, query: { review: "true" } });
  await ended(owner, production.id);
  const { version, draftVersion } = await owner.api(routes.getDraftReview, { params });
  const payload = { version, draftVersion, operation: crypto.randomUUID() };
  await owner.api(routes.applyDraft, { params, payload });

  const after = await decided();
  const { options, places, merged, days, judged } = before;
  expect(after).toMatchObject({ options, places, merged, days, judged });
  expect(after.locks).toEqual(expect.arrayContaining([[mara.castId, "Ann Lee"]]));
  const table = records((await owner.api(routes.fetchBreakdown, { params })).tsv_content);
  expect(table.map((row) => row.Aerials)).toEqual(["", "", "", "", "Gull cam"]);

  const now = await findings();
  await owner.api(routes.restoreBreakdown, {
    params,
    payload: { version: now.version, restore: version, operation: crypto.randomUUID() },
  });
  expect(await decided()).toEqual(before);
});
