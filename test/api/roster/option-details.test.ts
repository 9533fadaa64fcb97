import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import type { Route } from "../../../shared/contract/schema/route.ts";
import { type ActorProfile, NO_ACTOR_PROFILE } from "../../../shared/roster/options/actor-profile.ts";
import { type LocationSite, NO_LOCATION_SITE } from "../../../shared/roster/options/location-site.ts";
import { onTeam, type Person, signedUp } from "../../people.ts";
import { newProduction, type Production, withEditor } from "../production.ts";
import { refusal } from "../refusal.ts";
import { bearer, send } from "../send.ts";
import { asViewer } from "../tables.ts";

const url = inject("url");
const aws = inject("aws");

let production: Production;
let viewer: Person;

beforeAll(async () => {
  [production, viewer] = await Promise.all([newProduction(url), signedUp(url, "viewer")]);
  const { owner, id } = production;
  await asViewer(aws, viewer, id);
  for (const castId of ["1", "2"]) {
    await owner.api(routes.addActorOption, { params: { id, castId }, payload: { actorName: "Ava Mar" } });
  }
  for (const locationName of ["Punta Faro", "Studio 4"]) {
    await owner.api(routes.addLocationOption, { params: { id, locationId: "L1" }, payload: { locationName } });
  }
});

let operations = 0;
const operation = () => `operation-${operations++}`;

const PROFILE: ActorProfile = {
  phone: "+44 20 7946 0123",
  mail: "ava@example.com",
  agent: "Bo Lind, Nordlys",
  dayRate: 850,
  minor: "9-15y",
  withinDays: 12,
  diet: "peanut-allergy-7731",
  access: "step-free-trailer-7731",
};
/** What viewers see of it. */
const LIMITS = { minor: PROFILE.minor, withinDays: PROFILE.withinDays };
const SITE: LocationSite = {
  coordinates: { latitude: 36.52672, longitude: -6.2891 },
  permit: "City film office, no. 77",
  permitUntil: "2031-04-30",
  parking: "Lot behind the church",
  power: "2 × 63 A in the yard",
  hospital: "Puerta del Mar, Av. Ana de Viya 21",
  directions: "Off the N-340 at the mill",
  police: "Policía Local, 092",
};

const describeActor = (version: number, profile: ActorProfile, name = "Ava Mar", op = operation(), castId = "1") =>
  production.owner.api(routes.updateActorDetails, {
    params: { id: production.id, castId },
    payload: { actor_name: name, version, operation: op, profile },
  });
const describePlace = (version: number, site: LocationSite, name = "Punta Faro", address = "Calle 1, Cádiz") =>
  production.owner.api(routes.updateLocationDetails, {
    params: { id: production.id, locationId: "L1" },
    payload: { location_name: name, version, operation: operation(), address, site },
  });
const roleOf = (person: Person, castId = "1") =>
  person.api(routes.getCastOptions, { params: { id: production.id, castId } });
const places = () => production.owner.api(routes.getLocationList, { params: { id: production.id } });

describe("an actor's details", () => {
  it("are empty at first, and then as entered", async () => {
    const before = (await roleOf(production.owner)).details;
    expect(before).toEqual([
      { actorName: "Ava Mar", version: 0, profile: NO_ACTOR_PROFILE, photos: [], picture: null },
    ]);
    expect(await describeActor(0, PROFILE)).toEqual({ version: 1 });
    expect((await roleOf(production.owner)).details).toEqual([
      { actorName: "Ava Mar", version: 1, profile: PROFILE, photos: [], picture: null },
    ]);
  });

  it("that were changed concurrently are not overwritten", async () => {
    expect(await refusal(describeActor(0, { ...PROFILE, phone: "" }))).toEqual([
      409,
      "staleOption",
      "Someone else has changed the details of Ava Mar in the meantime. Check them and save again.",
    ]);
    expect((await roleOf(production.owner)).details[0]?.profile.phone).toBe(PROFILE.phone);
  });

  it("are saved once when they are sent again after a lost response", async () => {
    const op = operation();
    expect(await describeActor(1, PROFILE, "Ava Mar", op)).toEqual({ version: 2 });
    expect(await describeActor(1, PROFILE, "Ava Mar", op)).toEqual({ version: 2 });
    expect((await roleOf(production.owner)).details[0]?.version).toBe(2);
  });

  it("of a person who is not an option are refused by name", async () => {
    expect(await refusal(describeActor(0, PROFILE, "Nobody"))).toEqual([
      404,
      "noSuchOption",
      "Nobody is not an option for this character.",
    ]);
  });

  it("that are invalid are refused with a message that quotes them", async () => {
    expect(await refusal(describeActor(2, { ...PROFILE, mail: "ava at home" }))).toEqual([
      400,
      "invalid",
      '"ava at home" is not an email address.',
    ]);
  });

  it("are restored with their option, and do not apply to a new one of that name", async () => {
    const { owner, id } = production;
    const call = { params: { id, castId: "1" }, payload: { actor_name: "Ava Mar" } };
    await owner.api(routes.removeActorOption, call);
    expect((await roleOf(owner)).details).toEqual([]);
    await owner.api(routes.restoreActorOption, call);
    expect((await roleOf(owner)).details[0]).toMatchObject({ version: 2, profile: PROFILE });
    expect((await refusal(owner.api(routes.restoreActorOption, call)))[1]).toBe("nameTaken");

    const other = { params: { id, castId: "2" }, payload: { actor_name: "Ava Mar" } };
    await describeActor(0, PROFILE, "Ava Mar", operation(), "2");
    await owner.api(routes.removeActorOption, other);
    await owner.api(routes.addActorOption, { params: { id, castId: "2" }, payload: { actorName: "Ava Mar" } });
    expect((await roleOf(owner, "2")).details[0]).toMatchObject({ version: 0, profile: NO_ACTOR_PROFILE });
  });
});

describe("the table row of an option", () => {
  const dates = "03/02/2031, 03/09/2031 - 03/12/2031";

  it("changes with its details, and keeps the fields that are omitted", async () => {
    const { owner, id } = production;
    const call = { params: { id, castId: "2" } };
    await owner.api(routes.addActorOption, {
      ...call,
      payload: { actorName: "Cy Tan", details: "Sings", profile: PROFILE },
    });
    const said = { actor_name: "Cy Tan", profile: PROFILE };
    const { version } = await owner.api(routes.updateActorDetails, {
      ...call,
      payload: { ...said, version: 0, operation: operation(), details: "Dances\tand sings", dates },
    });
    const lines = async () => (await roleOf(owner, "2")).cast_options;
    expect(await lines()).toContain(`2\tCy Tan\tDances and sings\t${dates}`);
    await owner.api(routes.updateActorDetails, { ...call, payload: { ...said, version, operation: operation() } });
    expect(await lines()).toContain(`2\tCy Tan\tDances and sings\t${dates}`);
    expect((await roleOf(owner, "2")).details.find(({ actorName }) => actorName === "Cy Tan")?.profile).toEqual(
      PROFILE,
    );
  });

  it("changes for a location too, which may be created with all its details", async () => {
    const { owner, id } = production;
    const call = { params: { id, locationId: "L2" } };
    await owner.api(routes.addLocationOption, { ...call, payload: { locationName: "Pier 9", site: SITE } });
    const said = { location_name: "Pier 9", version: 0, address: "Pier Road", dates, site: SITE };
    await owner.api(routes.updateLocationDetails, { ...call, payload: { ...said, operation: operation() } });
    const { location_options, details } = await places();
    expect(location_options).toContain(`L2\tPier 9\tPier Road\t\t${dates}`);
    expect(details.find(({ locationName }) => locationName === "Pier 9")).toMatchObject({ version: 1, site: SITE });
    await owner.api(routes.removeLocationOptions, { ...call, payload: { location_names: ["Pier 9"] } });
  });

  it("is refused with unreadable dates", async () => {
    const { owner, id } = production;
    const actor = () =>
      owner.api(routes.updateActorDetails, {
        params: { id, castId: "2" },
        payload: { actor_name: "Cy Tan", version: 2, operation: operation(), profile: PROFILE, dates: "soon" },
      });
    const said = { location_name: "Punta Faro", version: 0, address: "", site: SITE, dates: "soon" };
    const place = () =>
      owner.api(routes.updateLocationDetails, {
        params: { id, locationId: "L1" },
        payload: { ...said, operation: operation() },
      });
    const words = '"soon" is not a date. Write month, day and year, such as 03/02/2026.';
    for (const ask of [actor, place]) expect(await refusal(ask())).toEqual([422, "unreadableDates", words]);
  });
});

describe("an actor's private details", () => {
  it("are hidden from viewers, also those who see a part of the production", async () => {
    const { owner, id } = production;
    const restricted = await signedUp(url, "restricted");
    await onTeam(owner, id, restricted);
    const sees = { kind: "scenes", scenes: ["1"] } as const;
    const payload = { may: "viewer", role: "Grip", sees } as const;
    await owner.api(routes.changeTeamMember, { params: { id, username: restricted.email }, payload });
    const editor = await withEditor(url, production);
    const complete = ({ api }: Person) => api(routes.getCastListComplete, { params: { id } });
    const shown = async (person: Person) =>
      (await complete(person)).details.find(({ castId, actorName }) => castId === "1" && actorName === "Ava Mar");
    for (const person of [viewer, restricted]) {
      expect((await shown(person))?.profile).toEqual({ ...NO_ACTOR_PROFILE, ...LIMITS });
      const text = JSON.stringify(await complete(person));
      expect(text).not.toMatch(/7946 0123|ava@example|Nordlys|850/);
    }
    for (const person of [editor, owner]) expect((await shown(person))?.profile).toEqual(PROFILE);
  });

  it("such as diet and access needs are hidden from viewers by every route", async () => {
    const seen = (await roleOf(viewer)).details[0];
    expect(seen).toMatchObject({ actorName: "Ava Mar", profile: { ...NO_ACTOR_PROFILE, ...LIMITS } });
    expect((await roleOf(production.owner)).details[0]?.profile.diet).toBe(PROFILE.diet);
    const params = { id: production.id, castId: "1", locationId: "L1", fileName: "Draft", user: viewer.id };
    const reads = Object.values<Route>(routes).filter(({ method, access }) => method === "GET" && access === "viewer");
    expect(reads.length).toBeGreaterThan(15);
    for (const route of reads) {
      const { text } = await send(url, route, {
        params: { ...params, scheduleFile: "None", scheduleName: "None", date: "2031-03-03" },
        headers: bearer(viewer.token),
      });
      expect([route.path, /(?:allergy|trailer)-7731/.test(text)]).toEqual([route.path, false]);
    }
  });
});

describe("a location's details", () => {
  it("are stored as entered, with the address", async () => {
    expect(await describePlace(0, SITE)).toEqual({ version: 1 });
    const { location_options, details } = await places();
    expect(location_options).toContain("L1\tPunta Faro\tCalle 1, Cádiz\t\t\tFalse");
    expect(details).toEqual([
      { groupId: "L1", locationName: "Punta Faro", version: 1, site: SITE, photos: [], picture: null },
      { groupId: "L1", locationName: "Studio 4", version: 0, site: NO_LOCATION_SITE, photos: [], picture: null },
    ]);
  });

  it("beyond the poles are refused with a message that quotes them", async () => {
    const site = { ...SITE, coordinates: { latitude: 97.1, longitude: 0 } };
    expect(await refusal(describePlace(1, site))).toEqual([
      400,
      "invalid",
      "97.1 is not a latitude. Enter a value between -90 and 90.",
    ]);
  });

  it("are restored with their options, in their order", async () => {
    const { owner, id } = production;
    const payload = { location_names: ["Punta Faro", "Studio 4"] };
    await owner.api(routes.removeLocationOptions, { params: { id, locationId: "L1" }, payload });
    expect((await places()).details).toEqual([]);
    await owner.api(routes.restoreLocationOptions, { params: { id, locationId: "L1" }, payload });
    expect((await places()).details.map(({ locationName, version }) => [locationName, version])).toEqual([
      ["Punta Faro", 1],
      ["Studio 4", 0],
    ]);
    const never = { location_names: ["Atlantis"] };
    expect(
      await refusal(owner.api(routes.restoreLocationOptions, { params: { id, locationId: "L1" }, payload: never })),
    ).toEqual([404, "noSuchOption", "Atlantis: not removed from this location in the last thirty days."]);
  });
});
