import { describe, expect, it } from "vitest";
import { ActorProfile, NO_ACTOR_PROFILE, profileForViewers } from "../../shared/roster/options/actor-profile.ts";
import { LocationSite, NO_LOCATION_SITE } from "../../shared/roster/options/location-site.ts";
import { MinorBand } from "../../shared/roster/options/minor-band.ts";
import { MINOR_HOURS, minorHoursText } from "../../shared/roster/options/minor-hours.ts";

const complaint = (profile: object) =>
  ActorProfile.safeParse({ ...NO_ACTOR_PROFILE, ...profile }).error?.issues[0]?.message;

describe("an actor's details", () => {
  it("are empty by default", () => {
    expect(ActorProfile.parse(NO_ACTOR_PROFILE)).toEqual(NO_ACTOR_PROFILE);
  });

  it.each([
    [{ phone: "call me" }, '"call me" is not a phone number. Use digits, such as +44 20 7946 0123.'],
    [{ mail: "ava at home" }, '"ava at home" is not an email address.'],
    [{ dayRate: -5 }, '"-5" is not a rate per day. Enter an amount between 0 and 10,000,000.'],
    [{ dayRate: "lots" }, '"lots" is not a rate per day. Enter an amount between 0 and 10,000,000.'],
    [{ minor: "toddler" }, '"toddler" is not an age band. Choose one from the list, or none for an adult.'],
    [{ withinDays: 0 }, '"0" is not a number of days. Enter a whole number between 1 and 366.'],
    [{ withinDays: 2.5 }, '"2.5" is not a number of days. Enter a whole number between 1 and 366.'],
    [{ diet: "x".repeat(1001) }, `"${"x".repeat(40)}…" has 1001 characters; at most 1000 are allowed.`],
  ])("refuse %o with a message that quotes it", (given, words) => {
    expect(complaint(given)).toBe(words);
  });

  it("keep line breaks but no invisible characters", () => {
    expect(ActorProfile.parse({ ...NO_ACTOR_PROFILE, agent: " Mo\r\nLtd\u0007\u202e " }).agent).toBe("Mo\nLtd");
  });

  it("that were saved before there was a limit of days have none", () => {
    const { withinDays: _, ...before } = NO_ACTOR_PROFILE;
    expect(ActorProfile.parse(before)).toEqual(NO_ACTOR_PROFILE);
  });

  it("hide all but what limits schedules from viewers", () => {
    const contact = { phone: "+1 555 0100", mail: "bo@example.com", agent: "Nordlys" };
    const limits = { minor: "9-15y", withinDays: 12 } as const;
    const seen = profileForViewers({ ...contact, ...limits, dayRate: 850, diet: "no nuts", access: "ramp" });
    expect(seen).toEqual({ ...NO_ACTOR_PROFILE, ...limits });
  });
});

describe("a minor's hours", () => {
  it("increase with the age band", () => {
    const onSet = MinorBand.options.map((band) => MINOR_HOURS[band].onSet / 60);
    expect(onSet).toEqual([2, 4.5, 6.5, 8.5, 9.5, 10.5]);
  });

  it("are described as text, with school days separate", () => {
    expect(minorHoursText("15d-6mo")).toMatch(/^At most 2 h at work including the meal, 20 min of them on set\./);
    expect(minorHoursText("6-8y")).toMatch(/8½ h at work .* 4 h of them on set on a school day, 6 h on another\./);
  });
});

describe("a location's details", () => {
  it("refuse an impossible end date of the permit, quoting it", () => {
    const read = LocationSite.safeParse({ ...NO_LOCATION_SITE, permitUntil: "2026-02-30" });
    expect(read.error?.issues[0]?.message).toBe('"2026-02-30" is not a date. Write it as 2026-07-31.');
  });
});
