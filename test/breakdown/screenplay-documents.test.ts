import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fdxFromScreenplay } from "../../shared/breakdown/formats/fdx-export.ts";
import { fountainFromScreenplay } from "../../shared/breakdown/formats/fountain-export.ts";
import { screenplayFromFdx } from "../../shared/screenplay/files/fdx.ts";
import { screenplayFromFountain } from "../../shared/screenplay/files/fountain.ts";
import { scenesFromScreenplay } from "../../shared/screenplay/files/scenes-from-screenplay.ts";
import { type Paragraph, type Screenplay, settled } from "../../shared/screenplay/model/paragraph.ts";
import { screenplay } from "../screenplay/a-screenplay.ts";

describe("a Final Draft file", () => {
  it("is read back as the original screenplay", () => {
    fc.assert(
      fc.property(screenplay, (one) => {
        const again = screenplayFromFdx(fdxFromScreenplay(one));
        expect(again).toEqual(one);
        expect(scenesFromScreenplay(again)).toEqual(scenesFromScreenplay(one));
      }),
    );
  });

  it("contains what Final Draft expects", () => {
    const xml = fdxFromScreenplay({
      title: "A & B",
      revisions: [{ number: 1, name: "Blue" }],
      paragraphs: [
        { kind: "heading", text: "INT. BARN - DAY", scene: { number: "12A", eighths: 11, page: 7 } },
        {
          kind: "action",
          text: "She lifts a knife.",
          revision: 1,
          tags: [{ from: 12, to: 17, name: "Bread knife", category: "Props" }],
        },
        { kind: "character", text: "NORA", column: "left" },
        { kind: "character", text: "EMIL", column: "right" },
        { kind: "heading", text: "OMITTED", scene: { number: "13", omitted: true } },
      ],
    });
    for (const piece of [
      '<Paragraph Number="12A" Type="Scene Heading"><SceneProperties Length="1 3/8" Page="7" Title="">',
      '<Text RevisionID="1">She lifts a </Text><Text RevisionID="1" TagNumber="1">knife</Text>',
      '<TagCategory Color="#7B7B1F1FA2A2" Id="05c556eb-6bc1-4a3a-b09f-f8b5ba1b6afa" Name="Props" Number="6" Style="Bold"/>',
      'CatId="05c556eb-6bc1-4a3a-b09f-f8b5ba1b6afa"',
      'Label="Bread knife"',
      '<Revision ID="1" Mark="*" Name="Blue"/>',
      "<OmittedScene/>",
      "<Text>A &amp; B</Text>",
    ]) {
      expect(xml).toContain(piece);
    }
    expect(xml.match(/<DualDialogue>/g)).toHaveLength(1);
  });
});

/**
 * The part of a screenplay that Fountain supports: no lengths, pages, revisions and tags, and a paragraph for each line
 * of a speech.
 */
function inFountain({ title, credits, paragraphs }: Screenplay): Screenplay {
  const kept = settled(paragraphs).flatMap((paragraph): Paragraph[] => {
    const { kind, text, column, scene } = paragraph;
    const isAction = kind === "shot" || (kind === "general" && text.includes("\n"));
    const base = { kind: isAction ? ("action" as const) : kind, text, ...(column && { column }) };
    if (kind === "dialogue") return text.split("\n").map((line) => ({ ...base, text: line }));
    if (scene === undefined) return [base];
    const { number, synopsis } = scene;
    return [{ ...base, scene: { ...(number && { number }), ...(synopsis && { synopsis }) } }];
  });
  return { ...(title && { title }), ...(credits && { credits }), paragraphs: kept, revisions: [] };
}

describe("a screenplay in Fountain", () => {
  it("is read back as the original screenplay, as far as Fountain supports it", () => {
    fc.assert(
      fc.property(screenplay, (one) => {
        const again = screenplayFromFountain(fountainFromScreenplay(one));
        expect(again).toEqual(inFountain(one));
        expect(scenesFromScreenplay(again)).toEqual(scenesFromScreenplay(inFountain(one)));
      }),
    );
  });

  it("is stable when it is written again, whatever its content", () => {
    const signs = [
      ..."^*_\\.@~><#=! ",
      "\n",
      "\n\n",
      "   ",
      "INT. A - DAY",
      "NORA",
      "CUT TO:",
      "Title: x",
      "(x)",
      "[[",
      "]]",
      "/*",
      "*/",
    ];
    const anyText = fc.array(fc.constantFrom(...signs), { maxLength: 40 }).map((pieces) => pieces.join(""));
    fc.assert(
      fc.property(anyText, (text) => {
        const one = screenplayFromFountain(text);
        expect(screenplayFromFountain(fountainFromScreenplay(one))).toEqual(one);
      }),
      { numRuns: 500 },
    );
  });

  it("uses plain lines wherever they are unambiguous", () => {
    const text = `Title: THE BARN

INT. BARN - DAY #12A#

= Nora comes home.

Nora lifts a knife.
She smiles.

NORA (V.O.)
(softly)
I knew.

EMIL ^
So did I.

CUT TO:

> THE END <
`;
    expect(fountainFromScreenplay(screenplayFromFountain(text))).toBe(text);
  });
});
