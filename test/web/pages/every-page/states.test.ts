import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { routes } from "../../../../shared/contract/routes.ts";
import { LOADING, STILL } from "../../../walk/addresses.ts";
import { HUB, openApp, PROJECT, READER } from "../app.tsx";
import { type Answers, FAILED, refused } from "../fake-api.ts";
import { NO_BREAKDOWN } from "../lighthouse.ts";
import { all, button, eventually, isDisabled, isSilentAbout, link, says, textsOf, user } from "../words.ts";

/** The requests every page of a session or project needs before it renders. */
const ASKED_FIRST = ["verifyToken", "getProjectName", "getChangeStamp", "getCalendar"];

const OTHERS = Object.keys(routes).filter((name) => !ASKED_FIRST.includes(name));

const pathOf = (address: string): string =>
  address
    .replace(":user", READER.id)
    .replace(":id", PROJECT)
    .replace(":castId", "1")
    .replace(":scheduleName", "Tides")
    .replace(":secret", "nobody");

it.each(LOADING)(
  "%s shows a skeleton while loading, reports a failure and retries",
  async (address, waiting, failed) => {
    const answer = Promise.withResolvers<typeof FAILED>();
    let asked = 0;
    const held = () => {
      asked++;
      return answer.promise;
    };
    openApp(pathOf(address), Object.fromEntries(OTHERS.map((name) => [name, held])) as Answers);
    await says(waiting);
    await eventually(() => expect(document.querySelector("h1")).not.toBeNull());
    answer.resolve(FAILED);
    await says(failed, "This is a server problem and may be temporary.");
    expect(textsOf("alert").join()).toContain(`${failed}This is a server problem and may be temporary.Try again`);
    const before = asked;
    const [alert] = [...document.querySelectorAll("[role=alert]")].filter(({ textContent }) =>
      textContent.includes(failed),
    );
    await user.click(await button("Try again", alert));
    await eventually(() => expect(asked).toBeGreaterThan(before));
  },
);

it("lists every route, with its loading state or none", () => {
  const addresses = [...readFileSync("web/app/router.tsx", "utf8").matchAll(/(?:path: |page\()"([^"]+)"/g)].map(
    ([, path]) => path!,
  );
  const known = new Set([...STILL, ...LOADING.map(([address]) => address.replace(/\?.*/, ""))]);
  // The documented short addresses show the same pages.
  expect(addresses.filter((address) => !known.has(address) && !address.startsWith("/:id/"))).toEqual([]);
});

describe("an action that is not available", () => {
  it("is disabled on a page without data", async () => {
    openApp(`${HUB}/locations`, { getLocationList: NO_BREAKDOWN });
    await says("The locations of the script will be shown here once it is broken down");
    expect(isDisabled(await button("Add Location Group"))).toBe(true);
    expect(isDisabled(await button("Remove Location Group"))).toBe(true);
  });

  it("is left out of a report of a schedule that does not exist", async () => {
    const words = 'There is no schedule named "Other".';
    openApp(`${HUB}/reports?schedule=Other`, { getReports: refused(404, "noSuchSchedule", words) });
    await link("Go to the schedules");
    expect(all("button", "Save PDF")).toEqual([]);
  });

  it("is not asked for where nothing to select has loaded", async () => {
    openApp(`${HUB}/manage-dates`, { getCastListComplete: FAILED, getLocationList: FAILED });
    await says("Failed to fetch cast list", "Failed to fetch locations");
    await isSilentAbout("Select an item to view their dates.");
  });
});
