import { expect, it } from "vitest";
import { synopsisFromAction } from "../../shared/screenplay/synopsis.ts";

it.each([
  [["Emil waits. He is cold."], "Emil waits. He is cold."],
  [["Emil waits for the boat. He is cold."], "Emil waits for the boat."],
  [["Mr. Pell and Dr. Bruun play chess. Neither wins."], "Mr. Pell and Dr. Bruun play chess."],
  [["Silence.", "A boat lands in the fog."], "A boat lands in the fog."],
  [["CLOSE SHOT ON THE BELL", "as it rings.", "Nora wakes up with a start."], "Nora wakes up with a start."],
  [["Silence."], "Silence."],
  [["Is that all there is? It is."], "Is that all there is?"],
  [[], ""],
])("the synopsis of %j is %j", (paragraphs, synopsis) => expect(synopsisFromAction(paragraphs)).toBe(synopsis));

it("is cut between words", () => {
  const synopsis = synopsisFromAction([`${"harbour ".repeat(40)}.`]);
  expect(synopsis).toMatch(/^(?:harbour )+harbour…$/);
  expect(synopsis.length).toBeLessThanOrEqual(140);
});
