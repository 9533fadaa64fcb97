import { expect, it } from "vitest";
import { addressNow } from "../app.tsx";
import { fill } from "../fill.ts";
import { onPhone } from "../sizes.ts";
import { all, button, click, eventually, isSilentAbout, says } from "../words.ts";
import { opened } from "./breakdown-page.ts";
import "../../../../web/breakdown/scene-list/scene-list.tsx";

const CHOSEN = "?where=Time%3D%3DDAY&group=Location";

const isOpen = async () => (await button("Search and filter")).getAttribute("aria-expanded");
const fields = () => all("searchbox", "Search the scenes").length;

it("a search of the list of scenes leaves filters and groups as they were chosen before it, and in sight", async () => {
  onPhone();
  opened(CHOSEN);
  await button("Time: DAY");
  const chosen = all("status").map((one) => one.textContent);
  expect([await isOpen(), fields()]).toEqual(["false", 0]);
  await click("Search and filter");
  expect([await isOpen(), fields()]).toEqual(["true", 1]);
  await fill("Search the scenes", "nothing of this kind");
  await says("0 of 4 scenes");
  await click("Search and filter");
  await isSilentAbout("0 of 4 scenes");
  expect([await isOpen(), fields()]).toEqual(["false", 0]);
  await button("Time: DAY");
  expect(all("status").map((one) => one.textContent)).toEqual(chosen);
  await eventually(() => expect(addressNow().split("?")[1]).toBe(CHOSEN.slice(1)));
  await click("Show all scenes");
  await isSilentAbout("Time: DAY");
  await eventually(() => expect(addressNow()).toMatch(/\?group=Location$/));
});
