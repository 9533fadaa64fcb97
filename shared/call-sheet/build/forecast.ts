import * as z from "zod";
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
  [0, "Clear"],
  [2, "Partly cloudy"],
  [3, "Overcast"],
  [48, "Fog"],
  [57, "Drizzle"],
  [67, "Rain"],
  [77, "Snow"],
  [82, "Showers"],
  [86, "Snow showers"],
  [99, "Thunderstorm"],
];

/** Weather by date as text for a call sheet. Dates without a forecast are missing. */
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
    high !== undefined && low !== undefined && `${degrees(low)} to ${degrees(high)}`,
    rain !== undefined && `rain ${Math.round(rain)} %`,
    wind !== undefined && `wind ${Math.round(wind)} km/h`,
    humidity !== undefined && `humidity ${Math.round(humidity)} %`,
  ]
    .filter((part) => part)
    .join(", ");
}

/** The parts of a weather text one by one, for a document with a line for each: sky, temperatures, rain, wind, humidity. */
export function weatherLines(weather: string): string[] {
  return weather
    .split(", ")
    .filter((part) => part !== "")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1));
}

function degrees(celsius: number): string {
  return `${Math.round(celsius)} °C (${Math.round((celsius * 9) / 5 + 32)} °F)`;
}
