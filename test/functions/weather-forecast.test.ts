import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { withWeather } from "../../functions/call-sheet/weather-forecast.ts";
import { today } from "../../functions/runtime/clock.ts";
import { callSheetFrom } from "../../shared/call-sheet/build/build-call-sheet.ts";
import { addDays } from "../../shared/dates/calendar-date.ts";
import { NO_LOCATION_SITE } from "../../shared/roster/options/location-site.ts";
import { source } from "../call-sheet/builders.ts";

let server: Server;
const asked: string[] = [];
let answer: { readonly status: number; readonly body: string; readonly location?: string };

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const { status, body, location } = answer;
    response.writeHead(status, { "content-type": "application/json", ...(location && { location }) }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  process.env.FORECAST = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/forecast`;
});
afterAll(() => server.close());

const tomorrow = addDays(today(), 1);

/** The sheets of some dates at a place that no other test uses, because answers are cached. */
const sheetsAt = (latitude: number, ...dates: readonly string[]) => {
  const [day] = source.schedule.days;
  const site = { ...NO_LOCATION_SITE, coordinates: { latitude, longitude: -7 } };
  const locationOptions = source.locationOptions.map((option) => ({ ...option, site }));
  const days = dates.map((date) => ({ ...day!, date }));
  return dates.map((_, dayIndex) =>
    callSheetFrom({ ...source, locationOptions, schedule: { ...source.schedule, days }, dayIndex }),
  );
};
const weather = async (...of: Parameters<typeof sheetsAt>) =>
  (await withWeather(sheetsAt(...of))).map(({ conditions }) => conditions.weather);
const daily = (time: readonly string[], code: number | null) => ({
  daily: {
    ...{ time, temperature_2m_max: time.map(() => 14.4), temperature_2m_min: time.map(() => 7.6) },
    ...{ precipitation_probability_max: time.map(() => 40), wind_speed_10m_max: time.map(() => 24.9) },
    weather_code: time.map(() => code),
  },
});

it("sets the weather of each day's place with one request", async () => {
  const later = addDays(today(), 3);
  const { daily: said } = daily([tomorrow, later], 61);
  const humid = { daily: { ...said, relative_humidity_2m_mean: [81.6, 82.4] } };
  answer = { status: 200, body: JSON.stringify(humid) };
  const words = "Rain, 8 °C (46 °F) to 14 °C (58 °F), rain 40 %, wind 25 km/h, humidity 82 %";
  expect(await weather(52.1, tomorrow, later)).toEqual([words, words]);
  expect(asked).toHaveLength(1);
  const query = new URLSearchParams(asked[0]!.split("?")[1]);
  expect([query.get("latitude"), query.get("timezone"), query.get("start_date")]).toEqual(["52.1", "auto", today()]);
});

it("omits unknown values, and days that the service lacks", async () => {
  answer = { status: 200, body: JSON.stringify(daily([tomorrow], null)) };
  expect(await weather(53.1, tomorrow, addDays(today(), 2))).toEqual([
    "8 °C (46 °F) to 14 °C (58 °F), rain 40 %, wind 25 km/h",
    "",
  ]);
});

it.each([
  ["fails", 54.1, { status: 500, body: "{}" }],
  ["returns another format", 55.1, { status: 200, body: '{"daily": []}' }],
  ["returns unreadable data", 56.1, { status: 200, body: "<html>" }],
])("leaves the field blank when the service %s", async (_, latitude, said) => {
  answer = said;
  expect(await weather(latitude, tomorrow)).toEqual([""]);
});

it("follows no redirect of the service", async () => {
  const before = asked.length;
  answer = { status: 302, body: JSON.stringify(daily([tomorrow], 61)), location: "/elsewhere" };
  expect(await weather(59.1, tomorrow)).toEqual([""]);
  expect(asked.slice(before)).toEqual([expect.stringMatching(/^\/v1\/forecast\?/)]);
});

it("sends no request for days past or too far ahead, and none without a configured service", async () => {
  const before = asked.length;
  expect(await weather(57.1, addDays(today(), -1), addDays(today(), 16))).toEqual(["", ""]);
  const set = process.env.FORECAST;
  process.env.FORECAST = "off";
  expect(await weather(58.1, tomorrow)).toEqual([""]);
  process.env.FORECAST = set;
  expect(asked).toHaveLength(before);
});
