import { describe, expect, it } from "vitest";
import { actorForm, actorFromForm } from "../../shared/roster/options/actor-form.ts";
import { NO_ACTOR_PROFILE } from "../../shared/roster/options/actor-profile.ts";
import { locationForm, locationFromForm } from "../../shared/roster/options/location-form.ts";
import { NO_LOCATION_SITE } from "../../shared/roster/options/location-site.ts";

const NO_ACTOR = actorForm({ details: "", dates: "" });
const NO_PLACE = locationForm({ address: "", dates: "" });

describe("the form of an actor's details", () => {
  it("keeps saved values unchanged", () => {
    const profile = { ...NO_ACTOR_PROFILE, phone: "555 0100", dayRate: 850.5, minor: "2-5y" as const, diet: "No nuts" };
    const option = { details: "Sails", dates: "03/02/2031", profile: { ...profile, withinDays: 12 } };
    expect(actorFromForm(actorForm(option))).toEqual(option);
    expect(actorFromForm(NO_ACTOR)).toEqual({ details: "", dates: "", profile: NO_ACTOR_PROFILE });
  });

  it("accepts a rate with separators", () => {
    expect(actorFromForm({ ...NO_ACTOR, dayRate: "1,250" }).profile.dayRate).toBe(1250);
  });

  it.each([
    [{ dayRate: "scale + 10" }, '"scale + 10" is not a rate per day. Enter an amount up to 10,000,000, such as 850.'],
    [{ dayRate: "10000001" }, '"10000001" is not a rate per day. Enter an amount up to 10,000,000, such as 850.'],
    [{ phone: "call me" }, '"call me" is not a phone number. Use digits, such as +44 20 7946 0123.'],
    [{ mail: "ava at home" }, '"ava at home" is not an email address.'],
    [{ mail: "ava@home" }, '"ava@home" is not an email address.'],
    [{ minor: "teen" }, '"teen" is not an age band. Enter one of: 15 days to 6 months, 6 months to 2 years,'],
    [{ withinDays: "400" }, '"400" is not a number of days. Enter a whole number between 1 and 366.'],
    [{ withinDays: "a week" }, '"a week" is not a number of days. Enter a whole number between 1 and 366.'],
    [{ agent: "x".repeat(1001) }, '…" has 1001 characters; at most 1000 are allowed.'],
    [{ dates: "soon" }, '"soon" is not a date. Write month, day and year, such as 03/02/2026.'],
  ])("quotes invalid values: %j", (typed, words) => {
    expect(() => actorFromForm({ ...NO_ACTOR, ...typed })).toThrow(words);
  });
});

describe("the form of a location's details", () => {
  it("keeps saved values unchanged", () => {
    const site = {
      ...NO_LOCATION_SITE,
      coordinates: { latitude: -33.85678, longitude: 151.2153 },
      permitUntil: "2026-05-31",
    };
    const option = { address: "4 Harbour Road", dates: "No Constraint", site };
    expect(locationFromForm(locationForm(option))).toEqual(option);
    expect(locationFromForm(NO_PLACE)).toEqual({ address: "", dates: "", site: NO_LOCATION_SITE });
  });

  it.each([
    [{ coordinates: "by the sea" }, '"by the sea" is not a pair of coordinates.'],
    [{ permitUntil: "30/2/2031" }, '"30/2/2031" is not a date. Write it as 2026-07-31.'],
  ])("quotes invalid values: %j", (typed, words) => {
    expect(() => locationFromForm({ ...NO_PLACE, ...typed })).toThrow(words);
  });
});
