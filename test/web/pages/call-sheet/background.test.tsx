import { createRoot } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import type { BackgroundCall } from "../../../../shared/call-sheet/model/day-plan.ts";
import german from "../../../../shared/i18n/de.json" with { type: "json" };
import { ENGLISH, speakBy, speechOf } from "../../../../shared/i18n/speech.ts";
import { Background } from "../../../../web/call-sheet/sections/background.tsx";
import { eventually, user } from "../words.ts";

let end = () => {};
afterEach(() => end());

it("shows and saves the marks of scenes and times in English, and the rest as typed, in a German call sheet", async () => {
  speakBy(() => speechOf("de", german));
  let groups: readonly BackgroundCall[] | null = [
    { id: "extras-1", count: 4, type: "Dock workers – Sc. 2", place: "", call: "12:30 AM (next day)", onSet: "" },
  ];
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const draw = () =>
    root.render(<Background {...{ groups: groups ?? [], isSet: true, onChange, onLeave: () => {} }} />);
  function onChange(changed: readonly BackgroundCall[] | null) {
    groups = changed;
    draw();
  }
  end = () => {
    root.unmount();
    document.body.replaceChildren();
    speakBy(() => ENGLISH);
  };
  draw();
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[aria-label="${name} of group 1"]`)!;
  await eventually(() => expect(field("Call").value).toBe("12:30 AM (Folgetag)"));
  expect(field("Type").value).toBe("Dock workers – Sz. 2");
  await user.type(field("Type"), ", 5");
  await eventually(() => expect(field("Type").value).toBe("Dock workers – Sz. 2, 5"));
  expect(groups).toMatchObject([{ type: "Dock workers – Sc. 2, 5" }]);
  await user.clear(field("Type"));
  await user.type(field("Type"), "Tangotänzer");
  await user.type(field("On set"), "1:00 AM (Folgetag)");
  await eventually(() => expect(field("On set").value).toBe("1:00 AM (Folgetag)"));
  expect(groups).toMatchObject([{ type: "Tangotänzer", call: "12:30 AM (next day)", onSet: "1:00 AM (next day)" }]);
});
