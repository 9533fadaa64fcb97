import { expect, it, onTestFinished } from "vitest";
import { ENGLISH, speakBy } from "../../shared/i18n/speech.ts";
import { runningDays } from "../../shared/schedule/daylight/running-day.ts";
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
