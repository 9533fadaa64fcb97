import { expect, it } from "vitest";
import { offsetFromText, offsetText, textFromOffset } from "../../web/crew/offset-text.ts";

it.each([
  ["-30", -30, "30 min before crew call"],
  ["−720", -720, "720 min before crew call"],
  [" +15 ", 15, "15 min after crew call"],
  ["720", 720, "720 min after crew call"],
  ["0", 0, "At crew call"],
])("reads the offset %j from the crew call", (text, offset, said) => {
  expect(offsetFromText(text)).toBe(offset);
  expect(offsetText(offset)).toBe(said);
  expect(offsetFromText(textFromOffset(offset))).toBe(offset);
});

it.each(["721", "-721", "1e2", "ten", ""])("refuses the offset %j", (text) => {
  expect(offsetFromText(text)).toBeUndefined();
});
