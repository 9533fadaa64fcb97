import { expect, it } from "vitest";
import { episodeOfFileName, episodeOfTitlePage, inOrderOfEpisodes } from "../../web/episodes/proposed-episode.ts";

it.each([
  ["Ep 103.pdf", "103", ""],
  ["EP.103_pink.pdf", "103", ""],
  ["The Harbour - Episode 4 - The Fog - pink draft.pdf", "4", "The Fog"],
  ["Harbour_Episode Three.fdx", "3", ""],
  ["Hafen - Folge zwölf.pdf", "12", ""],
  ["harbour.s01e03.the fog.pdf", "103", "The Fog"],
  ["Harbour S2 E11.pdf", "211", ""],
  ["103 - The Tide.pdf", "103", "The Tide"],
  ["2A The Tide.fountain", "2A", "The Tide"],
  ["103_v3.pdf", "103", ""],
  ["103-the-honest-tide.pdf", "103", "The Honest Tide"],
])("reads the episode of %j as %s %s", (file, number, name) => {
  expect(episodeOfFileName(file)).toEqual({ number, name });
});

it.each(["The Tide.pdf", "2031-03-03 Tide.pdf", "Episodes of a life.pdf", "Step 4.pdf", "Draft 3.pdf"])(
  "reads no episode in %j",
  (file) => {
    expect(episodeOfFileName(file)).toBeUndefined();
  },
);

it("reads number and name on a title page", () => {
  expect(episodeOfTitlePage(["THE HARBOUR", "Episode 103", "“The Fog”", "by A. Writer"])).toEqual({
    ...{ number: "103", name: "The Fog" },
  });
  expect(episodeOfTitlePage(["THE HARBOUR", "Ep. 2: The Fog"])).toEqual({ number: "2", name: "The Fog" });
  expect(episodeOfTitlePage(["THE HARBOUR", "by A. Writer"])).toBeUndefined();
});

it("orders files by the numbers of their episodes, and those without one last", () => {
  const numbers = ["103", undefined, "10", "102A", "102", "2"];
  const files = numbers.map((number) => ({ number }));
  expect(inOrderOfEpisodes(files, ({ number }) => number).map(({ number }) => number)).toEqual([
    ...["2", "10", "102", "102A", "103"],
    undefined,
  ]);
});
