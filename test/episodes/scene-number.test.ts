import { expect, it } from "vitest";
import { dividedNumber, numberInEpisode } from "../../shared/episodes/scene-number.ts";

it.each([
  ["103/12", "103", "12"],
  ["2A/12B", "2A", "12B"],
  ["103/A12", "103", "A12"],
  ["3/12 pt 2", "3", "12 pt 2"],
])("divides %j into episode and scene, and writes it back", (text, episode, scene) => {
  expect(dividedNumber(text)).toEqual({ episode, scene });
  expect(numberInEpisode({ episode, scene })).toBe(text);
});

it.each(["103-12", "103.12", " 103 / 12 "])("reads %j as scene 12 of episode 103", (text) => {
  expect(dividedNumber(text)).toEqual({ episode: "103", scene: "12" });
});

it.each(["12", "12A", "", "/12", "103/", "A-", "123456789/1"])("finds no episode in %j", (text) => {
  expect(dividedNumber(text)).toBeUndefined();
});

it("numbers no scene that has no number", () => {
  expect(numberInEpisode({ episode: "103", scene: "" })).toBe("");
});
