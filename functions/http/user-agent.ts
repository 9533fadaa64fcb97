import type { Device } from "../../shared/contract/account.ts";

// What stands first in each list is looked for first: browsers name those that they descend from, too.
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

/** The kind of device that a `User-Agent` header tells of. */
export function deviceOf(userAgent: string | undefined): Device {
  const named = (names: readonly (readonly [mark: string, name: string])[]) =>
    names.find(([mark]) => userAgent?.includes(mark))?.[1] ?? "";
  return { browser: named(BROWSERS), system: named(SYSTEMS) };
}
