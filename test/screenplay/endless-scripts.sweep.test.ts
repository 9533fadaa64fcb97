import { expect, it } from "vitest";
import { scenesFromFdx } from "../../shared/screenplay/files/fdx.ts";
import { screenplayFromFountain } from "../../shared/screenplay/files/fountain.ts";
import { fdx, fdxParagraph } from "./a-screenplay.ts";

it.each(["[[", "/*", "*a ", "\\", "_", "INT. ", "A\n\n", "^\n", "(", "#", "[[\n\n", "Title:\n"])(
  "a hundred thousand times %j is read to its end as Fountain",
  (piece) => {
    expect(() => screenplayFromFountain(piece.repeat(100_000))).not.toThrow();
  },
);

it("endless paragraphs are read to their end as Final Draft", () => {
  const endless = "Mr. A. knife (NORA (50) ".repeat(20_000);
  const kinds = ["Scene Heading", "Action", "Character", "Parenthetical", "Dialogue", "Transition"];
  const barn = fdxParagraph("Scene Heading", "INT. BARN - DAY");
  expect(scenesFromFdx(fdx(barn + kinds.map((kind) => fdxParagraph(kind, endless)).join(""))).scenes).toHaveLength(2);
});
