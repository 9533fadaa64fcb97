import { expect, it } from "vitest";
import { detailsInWords, wordsOfDeed } from "../../web/audit/deed-words.ts";

it("says what was done as people read it", () => {
  expect(wordsOfDeed("addTeamMember")).toBe("Add team member");
});

it.each([
  ["scheduleName: Main Unit, date: 2026-12-10", "Schedule: Main Unit, Date: 2026-12-10"],
  ["username: a@b.example, removed: true", "Member: a@b.example, removed: true"],
  ["name: Rain, sun: both", "Name: Rain, sun: both"],
  ["castId: 7", "Cast ID: 7"],
  ["", ""],
])("says beside it %j as %j", (details, words) => {
  expect(detailsInWords(details)).toBe(words);
});
