import { expect, it } from "vitest";
import { aProduction } from "../a-production.ts";
import { addressNow, HUB, openApp, reload } from "../app.tsx";
import { optionsOf } from "../options.ts";
import { openBoard } from "../schedule/board.ts";
import { schedulesOf } from "../schedules.ts";
import { all, button, click, eventually, field, fill, one, user } from "../words.ts";
import "../../../../web/pages/availability.tsx";
import "../../../../web/pages/locations.tsx";
import "../../../../web/pages/stripboard.tsx";

const pressed = (name: string) => all("button", name).map((found) => found.getAttribute("aria-pressed") === "true");

it("keeps the location whose scenes are shown after a reload", async () => {
  openApp(`${HUB}/locations`, optionsOf(aProduction()).answers);
  await eventually(() => expect(all("button", "View Scenes").length).toBeGreaterThan(1));
  await user.click(all("button", "View Scenes")[1]!);
  await eventually(() => expect(pressed("View Scenes").filter(Boolean)).toHaveLength(1));
  const kept = pressed("View Scenes");
  reload();
  await eventually(() => expect(pressed("View Scenes")).toEqual(kept));
});

it("keeps whose availability is shown after a reload", async () => {
  const production = aProduction();
  openApp(`${HUB}/availability`, { ...optionsOf(production).answers, ...schedulesOf(production).answers });
  await click("Locations", await one("group", "Rows"));
  await eventually(() => expect(pressed("Locations")).toEqual([true]));
  reload();
  await eventually(() => expect(pressed("Locations")).toEqual([true]));
});

it("keeps the search and the filter of a stripboard after a reload", async () => {
  await openBoard();
  await fill("Search scenes", "kitchen");
  const times = (await field("Time")) as HTMLSelectElement;
  await user.selectOptions(times, times.options[1]!);
  await eventually(() => expect(addressNow()).toMatch(/words=kitchen&time=/));
  reload();
  await button("Show all");
  expect((await field("Search scenes")).value).toBe("kitchen");
  expect((await field("Time")).value).not.toBe("");
});
