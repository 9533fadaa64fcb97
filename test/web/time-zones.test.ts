import { expect, it } from "vitest";
import { timeZoneOptions } from "../../web/dates/time-zones.ts";

it("lists time zones by city, with zones known under another name", () => {
  const options = timeZoneOptions(["America/New_York", "Etc/UTC", null]);
  const labels = options.map(({ label }) => label);
  expect(options).toContainEqual({ value: "America/New_York", label: "New York, America" });
  expect(options).toContainEqual({ value: "America/Argentina/Ushuaia", label: "Ushuaia, Argentina, America" });
  expect(options).toContainEqual({ value: "Etc/UTC", label: "UTC, Etc" });
  expect(labels).toEqual(labels.toSorted((one, other) => one.localeCompare(other)));
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
});
