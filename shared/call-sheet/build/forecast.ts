import * as z from "zod";
import { retold, stored } from "../../i18n/stored.ts";
import type { Coordinates } from "../../roster/fields/coordinates.ts";
import type { CalendarDate } from "../../schedule/model/schedule.ts";

const DAILY = {
  temperature_2m_max: "°C",
  temperature_2m_min: "°C",
  precipitation_probability_max: "%",
  wind_speed_10m_max: "km/h",
  relative_humidity_2m_mean: "%",
  weather_code: "WMO 4677",
} as const;

const Values = z.array(z.number().nullable());

/** Response of a forecast service: one value per date, in degrees Celsius, per cent, km/h and WMO weather codes. */
export const Forecast = z.object({
  daily: z.object({
    time: z.array(z.string()),
    temperature_2m_max: Values,
    temperature_2m_min: Values,
    precipitation_probability_max: Values,
    wind_speed_10m_max: Values,
    /** Not provided by every service. */
    relative_humidity_2m_mean: Values.optional(),
    weather_code: Values,
  }),
});
export type Forecast = z.infer<typeof Forecast>;

/** Query of an Open-Meteo forecast for a location, from `from` to `to` in local dates. */
export function forecastQuery({ latitude, longitude }: Coordinates, from: CalendarDate, to: CalendarDate): string {
  return new URLSearchParams({
    latitude: String(latitude),
    longitude: String(longitude),
    daily: Object.keys(DAILY).join(","),
    timezone: "auto",
    start_date: from,
    end_date: to,
  }).toString();
}

/** WMO weather codes: the highest code of each kind. */
const SKIES: readonly (readonly [upTo: number, words: string])[] = [
  [0, stored("Clear")],
  [2, stored("Partly cloudy")],
  [3, stored("Overcast")],
  [48, stored("Fog")],
  [57, stored("Drizzle")],
  [67, stored("Rain")],
  [77, stored("Snow")],
  [82, stored("Showers")],
  [86, stored("Snow showers")],
  [99, stored("Thunderstorm")],
];

/** Weather by date as text for a call sheet, saved in English. Dates without a forecast are missing. */
export function weatherByDate({ daily }: Forecast): ReadonlyMap<CalendarDate, string> {
  const lines = daily.time.map((date, at) => [date, weatherAt(daily, at)] as const);
  return new Map(lines.filter(([, words]) => words !== ""));
}

function weatherAt(daily: Forecast["daily"], at: number): string {
  const value = (name: keyof typeof DAILY) => daily[name]?.[at] ?? undefined;
  const [high, low, code] = [value("temperature_2m_max"), value("temperature_2m_min"), value("weather_code")];
  const [rain, wind] = [value("precipitation_probability_max"), value("wind_speed_10m_max")];
  const humidity = value("relative_humidity_2m_mean");
  const sky = code === undefined ? undefined : SKIES.find(([upTo]) => code <= upTo)?.[1];
  return [
    sky,
    high !== undefined &&
      low !== undefined &&
      stored("{low} °C ({lowF} °F) to {high} °C ({highF} °F)", {
        ...{ low: Math.round(low), lowF: fahrenheit(low), high: Math.round(high), highF: fahrenheit(high) },
      }),
    rain !== undefined && stored("rain {percent} %", { percent: Math.round(rain) }),
    wind !== undefined && stored("wind {speed} km/h", { speed: Math.round(wind) }),
    humidity !== undefined && stored("humidity {percent} %", { percent: Math.round(humidity) }),
  ]
    .filter((part) => part)
    .join(", ");
}

const FORECAST =
  /^(?:[A-Z][a-z]+(?: [a-z]+)?, )?-?\d+ °C \(-?\d+ °F\) to -?\d+ °C \(-?\d+ °F\)(?:, [a-z]+ \d+ (?:%|km\/h))*$/;

/** The weather of a report in the reader's language if it is a forecast with temperatures; typed text as it is. */
export const weatherText = (weather: string) => (FORECAST.test(weather) ? retold(weather) : weather);

/**
 * The parts of a weather text one by one in the reader's language, for a document with a line for each: sky, temperatures,
 * rain, wind, humidity.
 */
export function weatherLines(weather: string): string[] {
  return retold(weather)
    .split(", ")
    .filter((part) => part !== "")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1));
}

const fahrenheit = (celsius: number) => Math.round((celsius * 9) / 5 + 32);
