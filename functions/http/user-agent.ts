import type { Device } from "../../shared/contract/account.ts";

// In order of precedence: browsers also name the browsers that they derive from.
const BROWSERS = [
  ["Edg", "Edge"],
  ["OPR/", "Opera"],
  ["SamsungBrowser/", "Samsung Internet"],
  ["Firefox/", "Firefox"],
  ["FxiOS/", "Firefox"],
  ["Chrome/", "Chrome"],
  ["CriOS/", "Chrome"],
  ["Safari/", "Safari"],
] as const;
const SYSTEMS = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["CrOS", "ChromeOS"],
  ["Mac OS X", "macOS"],
  ["Linux", "Linux"],
] as const;

/** The device that a `User-Agent` header describes. */
export function deviceOf(userAgent: string | undefined): Device {
  const named = (names: readonly (readonly [mark: string, name: string])[]) =>
    names.find(([mark]) => userAgent?.includes(mark))?.[1] ?? "";
  return { browser: named(BROWSERS), system: named(SYSTEMS) };
}
