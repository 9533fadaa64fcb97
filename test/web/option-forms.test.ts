import { describe, expect, it } from "vitest";
import { NO_ACTOR_PROFILE } from "../../shared/roster/actor-profile.ts";
import { NO_LOCATION_SITE } from "../../shared/roster/location-site.ts";
import { formFrom as profileForm, profileFrom } from "../../web/cast/profile-form.ts";
import { formFrom as siteForm, siteFrom } from "../../web/locations/site-form.ts";

describe("an actor's details while they are typed", () => {
  it("come back as they were", () => {
    const profile = { ...NO_ACTOR_PROFILE, phone: "555 0100", dayRate: 850.5, minor: "2-5y" as const, diet: "No nuts" };
    expect(profileFrom(profileForm(profile))).toEqual(profile);
    expect(profileFrom(profileForm(undefined))).toEqual(NO_ACTOR_PROFILE);
  });

  it("take a rate with its thousands parted, and quote one that is none", () => {
    expect(profileFrom({ ...profileForm(undefined), dayRate: "1,250" })).toMatchObject({ dayRate: 1250 });
    expect(profileFrom({ ...profileForm(undefined), dayRate: "scale + 10" })).toEqual({
      rateProblem: '"scale + 10" is no rate per day. Write an amount, such as 850.',
    });
  });
});

describe("a location's details while they are typed", () => {
  it("come back as they were", () => {
    const site = {
      ...NO_LOCATION_SITE,
      coordinates: { latitude: -33.85678, longitude: 151.2153 },
      permitUntil: "2026-05-31",
    };
    expect(siteFrom(siteForm({ address: "4 Harbour Road", site }))).toEqual(site);
    expect(siteFrom(siteForm({ address: "" }))).toEqual(NO_LOCATION_SITE);
  });

  it("quote coordinates that are none", () => {
    expect(siteFrom({ ...siteForm({ address: "" }), coordinates: "by the sea" })).toEqual({
      coordinatesProblem: expect.stringContaining('"by the sea" is not a pair of coordinates.'),
    });
  });
});
