import { createRoot } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import german from "../../../../shared/i18n/de.json" with { type: "json" };
import { ENGLISH, speakBy, speechOf } from "../../../../shared/i18n/speech.ts";
import storedTexts from "../../../../shared/i18n/stored.json" with { type: "json" };
import type { ProductionReport } from "../../../../shared/production-report/production-report.ts";
import { ProjectContext } from "../../../../web/navigation/project-context.ts";
import { LinesCards } from "../../../../web/production-report/lines-cards.tsx";
import { RemarksCard } from "../../../../web/production-report/remarks-card.tsx";
import { aReport } from "../../../production-report/a-report.ts";
import { eventually, user } from "../words.ts";

let end = () => {};
afterEach(() => end());

function shown(report: ProductionReport) {
  speakBy(() => speechOf("de", german, storedTexts));
  const writes: unknown[] = [];
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const shared = { report, disabled: false, write: (...edit: readonly unknown[]) => void writes.push(edit) };
  root.render(
    <ProjectContext value={{ clock: "12-hour" } as never}>
      <LinesCards {...shared} call={420} />
      <RemarksCard {...shared} />
    </ProjectContext>,
  );
  end = () => {
    root.unmount();
    document.body.replaceChildren();
    speakBy(() => ENGLISH);
  };
  return writes;
}

const field = (label: string) => {
  const named = [...document.querySelectorAll("label")].find((one) => one.textContent?.trim() === label);
  return document.getElementById(named?.htmlFor ?? "") as HTMLInputElement;
};

it("shows and saves a German report's marks of scenes and times in English", async () => {
  const group = { description: "Dock workers – Sc. 2", count: 4, rate: "", in: 1500, out: null };
  const writes = shown(aReport("2026-03-02", { background: { a: group } }));
  await eventually(() => expect(field("Who").value).toBe("Dock workers – Sz. 2"));
  expect(field("In").value).toBe("1:00 AM (Folgetag)");
  await user.click(field("Who"));
  await user.tab();
  expect(writes).toEqual([]);
  await user.type(field("Who"), ", 5");
  await user.clear(field("In"));
  await user.type(field("In"), "11:30 PM (Folgetag)");
  await user.tab();
  expect(writes).toEqual([
    [["background", "a", "description"], "Dock workers – Sc. 2, 5"],
    [["background", "a", "in"], 2850],
  ]);
});

it("shows a forecast in German, and typed weather as it is", async () => {
  shown(aReport("2026-03-02", { weather: "Clear, 10 °C (50 °F) to 20 °C (68 °F)" }));
  await eventually(() => expect(field("Weather").value).toBe("Klar, 10 °C (50 °F) bis 20 °C (68 °F)"));
  end();
  shown(aReport("2026-03-02", { weather: "Clear" }));
  await eventually(() => expect(field("Weather").value).toBe("Clear"));
});
