import { Forecast, forecastQuery, weatherByDate } from "../../shared/call-sheet/build/forecast.ts";
import type { CallSheet } from "../../shared/call-sheet/model/call-sheet.ts";
import { addDays } from "../../shared/dates/calendar-date.ts";
import type { Coordinates } from "../../shared/roster/fields/coordinates.ts";
import { nowSeconds, today } from "../runtime/clock.ts";
import { environment } from "../runtime/environment.ts";
import { log } from "../runtime/log.ts";

/** A call sheet must not wait for a slow forecast. */
const TIMEOUT_MS = 2_500;
/** How many days ahead forecasts are available. */
const DAYS_AHEAD = 15;
const FRESH_SECONDS = 30 * 60;
const FAILED_SECONDS = 60;

type Weather = ReadonlyMap<string, string>;

interface Known {
  readonly until: number;
  readonly weather: Promise<Weather>;
}

const known = new Map<string, Known>();

/**
 * Adds the weather at each sheet's first location, if a service is configured, the location's coordinates are known and
 * the date is within the forecast.
 */
export function withWeather(sheets: readonly CallSheet[]): Promise<CallSheet[]> {
  const service = environment("FORECAST");
  const [first, last] = [today(), addDays(today(), DAYS_AHEAD)];
  return Promise.all(
    sheets.map(async (sheet) => {
      const coordinates = sheet.locations.find((place) => place.coordinates)?.coordinates;
      if (service === "off" || !coordinates || sheet.date < first || sheet.date > last) return sheet;
      const weather = (await weatherAt(service, coordinates)).get(sheet.date) ?? "";
      return { ...sheet, conditions: { ...sheet.conditions, weather } };
    }),
  );
}

/** The weather of the coming days at a location, empty if the service fails. All days share one request. */
function weatherAt(service: string, coordinates: Coordinates): Promise<Weather> {
  const address = `${service}?${forecastQuery(coordinates, today(), addDays(today(), DAYS_AHEAD))}`;
  const before = known.get(address);
  if (before && before.until > nowSeconds()) return before.weather;
  const weather = ask(address).catch((error: unknown): Weather => {
    log.warn("The forecast service failed", { error: error instanceof Error ? error : String(error) });
    known.set(address, { until: nowSeconds() + FAILED_SECONDS, weather: Promise.resolve(new Map()) });
    return new Map();
  });
  known.set(address, { until: nowSeconds() + FRESH_SECONDS, weather });
  return weather;
}

async function ask(address: string): Promise<Weather> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: "error" });
  if (!answer.ok) throw new Error(`It answered ${answer.status}.`);
  return weatherByDate(Forecast.parse(await answer.json()));
}
