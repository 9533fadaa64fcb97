import { expect, it } from "vitest";
import { scenesFromFdx } from "../../shared/screenplay/files/fdx.ts";
import { screenplayFromFountain } from "../../shared/screenplay/files/fountain.ts";
import { fdx, fdxParagraph } from "./a-screenplay.ts";

it.each(["[[", "/*", "*a ", "\\", "_", "INT. ", "A\n\n", "^\n", "(", "#", "[[\n\n", "Title:\n"])(
  "%j a hundred thousand times is read in Fountain within the time limit",
  (piece) => {
    expect(() => screenplayFromFountain(piece.repeat(100_000))).not.toThrow();
  },
);

it("endless paragraphs are read in Final Draft within the time limit", () => {
  const endless = "Mr. A. knife (NORA (50) ".repeat(20_000);
  const kinds = ["Scene Heading", "Action", "Character", "Parenthetical", "Dialogue", "Transition"];
  const barn = fdxParagraph("Scene Heading", "INT. BARN - DAY");
  expect(scenesFromFdx(fdx(barn + kinds.map((kind) => fdxParagraph(kind, endless)).join(""))).scenes).toHaveLength(2);
});
