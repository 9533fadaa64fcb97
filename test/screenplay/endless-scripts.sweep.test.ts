import { expect, it } from "vitest";
import { scenesFromFdx } from "../../shared/screenplay/files/fdx.ts";
import { scenesFromFountain, screenplayFromFountain } from "../../shared/screenplay/files/fountain.ts";
import { fdx, fdxParagraph } from "./a-screenplay.ts";

it.each(["[[", "/*", "*a ", "\\", "_", "INT. ", "A\n\n", "^\n", "(", "#", "[[\n\n", "Title:\n"])(
  "%j a hundred thousand times is read in Fountain within the time limit",
  (piece) => {
    expect(() => screenplayFromFountain(piece.repeat(100_000))).not.toThrow();
  },
);

it.each([
  ["one noun", (name: string) => [`A GUARD IN ${name}ISH BLUE (40) enters. The guard sits. The man waits.`]],
  ["one beginning", (name: string) => [`BEN${name} LAMB (40) enters and sits.`]],
])("thousands of roles with %s are read within the time limit", (_, actionOf) => {
  const letters = (at: number) => [at / 676, (at / 26) % 26, at % 26].map((one) => String.fromCharCode(65 + one));
  const told = Array.from({ length: 3000 }, (_, at) => actionOf(letters(at).join(""))).flat();
  const speeches = told.map((_, at) => `BEN${letters(at).slice(0, 2).join("")}\nHello there.`);
  const { scenes } = scenesFromFountain(["INT. BARN - DAY", ...told, ...speeches].join("\n\n"));
  expect(scenes[0]?.characters.length).toBeGreaterThan(100);
});

it("endless paragraphs are read in Final Draft within the time limit", () => {
  const endless = "Mr. A. knife (NORA (50) ".repeat(20_000);
  const kinds = ["Scene Heading", "Action", "Character", "Parenthetical", "Dialogue", "Transition"];
  const barn = fdxParagraph("Scene Heading", "INT. BARN - DAY");
  expect(scenesFromFdx(fdx(barn + kinds.map((kind) => fdxParagraph(kind, endless)).join(""))).scenes).toHaveLength(2);
});
