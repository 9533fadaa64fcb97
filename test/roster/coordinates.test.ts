import { describe, expect, it } from "vitest";
import { Coordinates } from "../../shared/roster/fields/coordinates.ts";
import { coordinatesFromText, coordinatesText } from "../../shared/roster/fields/coordinates-text.ts";

describe("coordinates as entered", () => {
  it.each([
    ["48.8584, 2.2945", { latitude: 48.8584, longitude: 2.2945 }],
    ["-33.85678 151.21530", { latitude: -33.85678, longitude: 151.2153 }],
    ["−33.85678; −70.5", { latitude: -33.85678, longitude: -70.5 }],
    ["48°51'30\" N 2°17'40\" E", { latitude: 48.85833, longitude: 2.29444 }],
    ["N 48° 51.5' W 2° 17.5'", { latitude: 48.85833, longitude: -2.29167 }],
    ["40.7128° N, 74.0060° W", { latitude: 40.7128, longitude: -74.006 }],
    ["40.7128° 74.0060°", { latitude: 40.7128, longitude: 74.006 }],
    ["74.0060 W 40.7128 N", { latitude: 40.7128, longitude: -74.006 }],
    ["0, 0", { latitude: 0, longitude: 0 }],
  ])("reads %s", (text, read) => {
    expect(coordinatesFromText(text)).toEqual(read);
  });

  it("treats an empty text as none", () => {
    expect(coordinatesFromText("  ")).toBeNull();
  });

  it.each([
    "the old harbour",
    "48.8584",
    "48.8584, 2.2945, 30",
    "91, 0",
    "10, 181",
    "48°60' N 2° E",
    "48°10'60\" N 2° E",
    "10 N 20 N",
    "-10 S 20 E",
    "1 2 3 4 5 6 7 8",
    "°",
  ])("refuses %s, quoting it with the accepted formats", (text) => {
    expect(() => coordinatesFromText(text)).toThrow(`"${text}"`);
    expect(() => coordinatesFromText(text)).toThrow(/Write them as 48\.8584, 2\.2945/);
  });

  it("parses its own output", () => {
    const place = { latitude: -33.85678, longitude: 151.2153 };
    expect(coordinatesFromText(coordinatesText(place))).toEqual(place);
  });

  it("quotes a latitude beyond the pole when it is a number", () => {
    const read = Coordinates.safeParse({ latitude: 123, longitude: 0 });
    expect(read.error?.issues[0]?.message).toBe("123 is not a latitude. Enter a value between -90 and 90.");
  });
});
