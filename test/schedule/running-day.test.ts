import { expect, it, onTestFinished } from "vitest";
import { ENGLISH, speakBy } from "../../shared/i18n/speech.ts";
import { dayStart, runningDays } from "../../shared/schedule/daylight/running-day.ts";
import { production, scene } from "./builders.ts";

it("writes no words for the times of days, which a board computes for each change that it tries", () => {
  let asked = 0;
  speakBy(() => {
    asked++;
    return ENGLISH;
  });
  onTestFinished(() => speakBy(() => ENGLISH));
  const strips = ["EXT. DAWN", "EXT. DAY", "INT. DAY", "EXT. DUSK", "EXT. NIGHT"].map((heading, at) =>
    scene(`${at + 1}`, heading, ["1"]),
  );
  const days = ["2026-03-02", "2026-03-03"].map((date) => ({ date, strips }));
  expect(runningDays(days, production({ strips })).map(({ order }) => order.scenes.length)).toEqual([5, 5]);
  expect(asked).toBe(0);
});

it("gives minors at least their least turnaround, where the production has agreed on a shorter one", () => {
  const strips = [scene("1", "INT. DAY", ["1", "2"])];
  const made = production({ strips });
  const cast = new Map(made.cast).set("2", { ...made.cast.get("2")!, minor: "9-15y" });
  const before = {
    date: "2026-03-02",
    wrap: 22 * 60,
    cast: new Map([
      ["1", 22 * 60],
      ["2", 22 * 60],
    ]),
  };
  const restedWith = (turnaroundHours?: number) => {
    const { castRested } = dayStart({ ...made, cast, limits: { turnaroundHours } }, strips, "2026-03-03", before);
    return [...castRested!].map(([castId, minutes]) => [castId, minutes / 60]);
  };
  // With an hour of make-up and wardrobe.
  expect(restedWith(10)).toEqual([
    ["1", 9],
    ["2", 11],
  ]);
  expect(restedWith(13)).toEqual([
    ["1", 12],
    ["2", 12],
  ]);
  expect(restedWith()).toEqual([
    ["1", 11],
    ["2", 11],
  ]);
});
