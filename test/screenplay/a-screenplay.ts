import fc from "fast-check";
import {
  inOneLine,
  type Paragraph,
  type ParagraphKind,
  type Screenplay,
  type Tag,
} from "../../shared/screenplay/model/paragraph.ts";
import { tidyText } from "../../shared/screenplay/model/text-runs.ts";

/** Characters that have a meaning in one of the formats. */
const SIGNS = [
  ..."*_\\#^<>~.!@=()[]&\"'|",
  "**",
  "[[",
  "]]",
  "/*",
  "*/",
  "#12A#",
  "CUT TO:",
  "INT. BARN - DAY",
  "(V.O.)",
  "Title: none",
  "===",
  "a knife",
  "NORA",
];

/** Control characters, which no format can contain. */
const UNHEARD_OF = /(?![\x80-\x9f])\p{Cc}/gu;
const piece = fc.oneof(
  fc.constantFrom(...SIGNS),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 6 }).map((one) => one.replace(UNHEARD_OF, "").toWellFormed()),
);

/** Normalised text of a paragraph. */
const text = (...gaps: string[]) =>
  fc
    .array(fc.tuple(piece, fc.constantFrom(...gaps)), { minLength: 1, maxLength: 8 })
    .map((pieces) => tidyText(pieces.flat().join("")))
    .filter((found) => found !== "");

const oneLine = text("", " ").map(inOneLine);
const manyLines = text("", " ", "\n");

const tagged = (paragraph: fc.Arbitrary<Paragraph>) =>
  paragraph.chain((one) => {
    const solid = [...one.text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      from: index,
      to: index + word.length,
    }));
    const tag = fc.record({
      at: fc.nat(solid.length - 1),
      words: fc.nat(3),
      name: oneLine.map((name) => [...name].slice(0, 40).join("").trim()),
      category: fc.constantFrom("Props", "Vehicles", "Drones", "Script Day", "Cast Members"),
    });
    return fc.array(tag, { maxLength: 3 }).map((found): Paragraph => {
      const tags = found
        .map(({ at, words, name, category }): Tag => {
          const last = solid[Math.min(at + words, solid.length - 1)]!;
          return { from: solid[at]!.from, to: last.to, name, category };
        })
        .filter(({ name }) => name !== "")
        .sort((a, b) => a.from - b.from);
      return { ...one, ...(tags.length > 0 && { tags }) };
    });
  });

const plain = (kind: ParagraphKind, words = manyLines): fc.Arbitrary<Paragraph> =>
  tagged(
    fc
      .record({ text: words, revision: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }) })
      .map((one) => ({ kind, text: one.text, ...(one.revision && { revision: one.revision }) })),
  );

const heading = fc
  .record({
    paragraph: plain("heading", fc.oneof(fc.constantFrom("INT. BARN - DAY", "EXT. PIER - NIGHT", "LATER"), oneLine)),
    number: fc.option(fc.constantFrom("1", "12A", "A7", "103A-104"), { nil: undefined }),
    omitted: fc.boolean(),
    eighths: fc.option(fc.integer({ min: 1, max: 80 }), { nil: undefined }),
    page: fc.option(fc.integer({ min: 1, max: 300 }), { nil: undefined }),
    synopsis: fc.option(oneLine, { nil: undefined }),
  })
  .map(
    ({ paragraph, number, omitted, eighths, page, synopsis }): Paragraph => ({
      ...paragraph,
      scene: {
        ...(number && { number }),
        ...(omitted && { omitted }),
        ...(eighths && { eighths }),
        ...(page && { page }),
        ...(synopsis && { synopsis }),
      },
    }),
  );

const speech = fc
  .tuple(plain("character"), fc.array(fc.oneof(plain("dialogue"), plain("parenthetical")), { maxLength: 3 }))
  .map(([cue, said]) => [cue, ...said]);

const dual = fc
  .tuple(speech, speech)
  .map(([left, right]) => [
    ...left.map((one): Paragraph => ({ ...one, column: "left" })),
    ...right.map((one): Paragraph => ({ ...one, column: "right" })),
  ]);

const alone = fc.oneof(
  heading,
  plain("action"),
  plain("shot"),
  plain("general"),
  plain("transition"),
  plain("dialogue"),
  plain("parenthetical"),
);

/** Any screenplay with paragraphs as the readers produce them. */
export const screenplay: fc.Arbitrary<Screenplay> = fc
  .record({
    front: fc.array(oneLine, { maxLength: 3 }),
    blocks: fc.array(fc.oneof({ weight: 3, arbitrary: alone.map((one) => [one]) }, speech, dual), { maxLength: 12 }),
    revisions: fc.constantFrom(
      [],
      [
        { number: 1, name: "Blue" },
        { number: 2, name: "Pink & more" },
      ],
    ),
  })
  .map(({ front: [title, ...credits], blocks, revisions }) => ({
    ...(title && { title }),
    ...(credits.length > 0 && { credits }),
    paragraphs: blocks.flat(),
    revisions,
  }));

/** A Final Draft file of the given content and lists. */
export function fdx(content: string, lists = ""): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="no" ?>
<FinalDraft DocumentType="Script" Template="No" Version="5"><Content>${content}</Content>${lists}</FinalDraft>`;
}

/** A paragraph of a Final Draft file. */
export function fdxParagraph(type: string, inner: string, attributes = ""): string {
  return `<Paragraph Type="${type}"${attributes}><Text>${inner}</Text></Paragraph>`;
}
