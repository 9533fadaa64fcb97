import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linesFromPdf } from "../../shared/screenplay/pdf/text-layer.ts";
import { fileOf, pdfOf, text, tilted, WHOLE_PAGE_PICTURE } from "./pdf-file.ts";

const em = 12;
const letter = 0.6 * em;

/** The texts of a page with this content. */
async function textsOf(content: string): Promise<string[]> {
  const { lines } = await linesFromPdf(pdfOf([{ content }]));
  return lines.map((line) => line.text);
}

describe("a line", () => {
  it("has its page, its box in fractions of the page and the confidence of digital text", async () => {
    const { lines } = await linesFromPdf(pdfOf([{ content: "" }, { content: text("INT. HOUSE - DAY", 108, 708) }]));
    expect(lines).toEqual([
      {
        page: 2,
        text: "INT. HOUSE - DAY",
        left: expect.closeTo(108 / 612, 4),
        top: expect.closeTo((792 - 708 - 0.8 * em) / 792, 4),
        width: expect.closeTo((16 * letter) / 612, 3),
        height: expect.closeTo(em / 792, 4),
        confidence: 99.9,
      },
    ]);
  });

  const here = text("HERE", 108, 708);
  const above = 0.8 * em;

  it.each([
    ["rotated by 90 degrees", { rotate: 90 }, { page: [792, 612], left: 708 - 0.2 * em, top: 108, width: em }],
    ["cropped", { cropBox: "100 600 400 792" }, { page: [300, 192], left: 8, top: 84 - above, width: 4 * letter }],
    [
      "whose origin is not at zero",
      { mediaBox: "-50 -50 562 742" },
      { page: [612, 792], left: 158, top: 34 - above, width: 4 * letter },
    ],
  ])("on a page %s is measured as displayed", async (_how, draft, expected) => {
    const { lines, pageSizes } = await linesFromPdf(pdfOf([{ content: here, ...draft }]));
    const [width = 0, height = 0] = expected.page;
    expect(pageSizes).toEqual([{ width, height }]);
    expect(lines[0]).toMatchObject({
      text: "HERE",
      left: expect.closeTo(expected.left / width, 3),
      top: expect.closeTo(expected.top / height, 3),
      width: expect.closeTo(expected.width / width, 3),
    });
  });

  it("is upright on a rotated page with rotated text", async () => {
    const turned = [
      { rotate: 90, content: tilted("FIRST", [0, 1, -1, 0, 100, 100]) + tilted("SECOND", [0, 1, -1, 0, 112, 100]) },
    ];
    const { lines } = await linesFromPdf(pdfOf(turned));
    expect(lines.map((line) => line.text)).toEqual(["FIRST", "SECOND"]);
    expect(lines[0]!.width).toBeCloseTo((5 * letter) / 792, 3);
  });
});

describe("the lines of a page", () => {
  it.each([
    ["up", [0, 1, -1, 0], 100, 112],
    ["down", [0, -1, 1, 0], 400, 388],
  ] as const)("are joined from words that run %s the page", async (way, matrix, from, next) => {
    const step = (way === "up" ? 1 : -1) * 5 * letter;
    const content =
      tilted("INT.", [...matrix, from, 400]) +
      tilted("BARN", [...matrix, from, 400 + step]) +
      tilted("Ruth", [...matrix, next, 400]);
    expect((await textsOf(content)).toSorted()).toEqual(["INT. BARN", "Ruth"]);
  });

  it("are sorted top to bottom and left to right, in any drawing order", async () => {
    const content =
      text("12", 560, 700) + text("second", 108, 680) + text("INT. HOUSE", 108, 700) + text("12", 54, 700);
    expect(await textsOf(content)).toEqual(["12", "INT. HOUSE", "12", "second"]);
  });

  it.each([
    [1, ["INT. HOUSE"]],
    [3, ["INT. HOUSE"]],
    [4, ["INT.", "HOUSE"]],
    [20, ["INT.", "HOUSE"]],
  ])("with %i spaces between two words read %j", async (spaces, expected) => {
    expect(await textsOf(text("INT.", 108, 700) + text("HOUSE", 108 + (4 + spaces) * letter, 700))).toEqual(expected);
    expect(await textsOf(text(`INT.${" ".repeat(spaces)}HOUSE`, 108, 700))).toEqual(expected);
  });

  it("keep two speeches side by side apart", async () => {
    const left = ["STEEL", "Screw retirement."].map((words, row) => text(words, 120, 700 - 12 * row));
    const right = ["BRICK", "Screw retirement."].map((words, row) => text(words, 340, 700 - 12 * row));
    expect(await textsOf([...left, ...right].join(""))).toEqual([
      "STEEL",
      "BRICK",
      "Screw retirement.",
      "Screw retirement.",
    ]);
  });

  it("join adjacent runs", async () => {
    expect(await textsOf(text("under", 108, 700) + text("lined", 108 + 5 * letter, 700))).toEqual(["underlined"]);
  });

  it("join a small raised run to its line", async () => {
    expect(await textsOf(text("the 1", 108, 700) + text("st", 108 + 5 * letter, 704, 7))).toEqual(["the 1st"]);
  });

  it.each([
    ["as a whole", (x: number) => text("INT. HOUSE - DAY", x, 700)],
    [
      "by words",
      (x: number) => text("INT.", x, 700) + text("HOUSE", x + 5 * letter, 700) + text("- DAY", x + 11 * letter, 700),
    ],
    ["by letters", (x: number) => [..."INT. HOUSE - DAY"].map((one, at) => text(one, x + at * letter, 700)).join("")],
  ])("contain text once that is drawn twice %s for a bold effect", async (_how, draw) => {
    expect(await textsOf(draw(108) + draw(108.4))).toEqual(["INT. HOUSE - DAY"]);
    expect(await textsOf(draw(108) + text("INT. HOUSE - DAY", 108.4, 700.2))).toEqual(["INT. HOUSE - DAY"]);
  });

  it("contain all of a text that is partly drawn twice", async () => {
    expect(await textsOf(text("INT.", 108, 700) + text("INT. HOUSE", 108.4, 700))).toEqual(["INT. HOUSE"]);
  });

  it("contain a repeated word twice", async () => {
    expect(await textsOf(text("no", 108, 700) + text("no", 108 + 3 * letter, 700))).toEqual(["no no"]);
  });

  it("keep a slanted watermark apart from the text that it crosses", async () => {
    const watermark = tilted("CONFIDENTIAL", [2, 2, -2, 2, 150, 550]);
    const texts = await textsOf(watermark + text("Hildy moves", 108, 700) + text("on.", 108, 640));
    expect(texts.toSorted()).toEqual(["CONFIDENTIAL", "Hildy moves", "on."]);
  });

  it("equal the typed text, wherever it is", async () => {
    const typed = fc.stringMatching(/^[!-~]{1,12}( [!-~]{1,12}){0,4}$/);
    const rows = fc.uniqueArray(fc.tuple(fc.integer({ min: 5, max: 60 }), typed), {
      maxLength: 30,
      selector: ([row]) => row,
    });
    await fc.assert(
      fc.asyncProperty(rows, fc.integer({ min: 20, max: 150 }), async (drawn, x) => {
        const content = drawn.map(([row, words]) => text(words, x, row * 12)).join("");
        const expected = drawn.toSorted(([one], [other]) => other - one).map(([, words]) => words);
        expect(await textsOf(content)).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });

  it("contain U+FFFD for a glyph without a character, with less confidence", async () => {
    const { lines, pagesWithoutText } = await linesFromPdf(oddlyCoded("BT /C 12 Tf 121.6 700 Td (abc) Tj ET"));
    expect(lines[0]).toMatchObject({ text: "\ufffd\ufffd\ufffdabc", confidence: 50 });
    expect(pagesWithoutText).toEqual([]);
  });

  it("read a font with glyphs in the usual order and without a character map", async () => {
    const glyphs = [..."INT. OLD MILL - NIGHT"].map((sign) => (sign.charCodeAt(0) - 29).toString(16).padStart(4, "0"));
    const { lines } = await linesFromPdf(oddlyCoded("", glyphs.join("")));
    expect(lines.map(({ text }) => text)).toEqual(["INT. OLD MILL - NIGHT"]);
  });
});

/** A page that starts with three glyphs of a font without a character map. */
function oddlyCoded(more: string, glyphs = "000100020003"): Uint8Array {
  const content = `BT /F 12 Tf 100 700 Td <${glyphs}> Tj ET ${more}`;
  const resources = "<< /Font << /F 5 0 R /C << /Type /Font /Subtype /Type1 /BaseFont /Courier >> >> >>";
  const ordering = "/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>";
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources ${resources} >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type0 /BaseFont /Odd /Encoding /Identity-H /DescendantFonts [6 0 R] >>",
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Odd ${ordering} /DW 600 /FontDescriptor 7 0 R >>`,
    "<< /Type /FontDescriptor /FontName /Odd /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>",
  ];
  return fileOf(objects.map((object) => Buffer.from(object)));
}

describe("a page without text", () => {
  const picture = { width: 8, height: 8, pixels: new Uint8Array(64).fill(128) };
  const long = "A line of action that is long enough to be no stamp on a picture but a part of the story.";

  it.each([
    ["a blank one", { content: "0.5 w q Q" }, false],
    ["letters drawn as outlines", { content: "100 100 m 120 100 l 110 120 l f" }, true],
    ["a picture", { content: WHOLE_PAGE_PICTURE, picture }, true],
    ["a picture with a stamp on it", { content: WHOLE_PAGE_PICTURE + text("Scanned by ACME", 20, 20), picture }, true],
    ["a title", { content: text("CHARADE", 250, 400) }, false],
    [
      "a picture beside much text",
      { content: WHOLE_PAGE_PICTURE + text(long, 20, 400, 8) + text(long, 20, 300, 8), picture },
      false,
    ],
  ])("%s: %o is such a page: %s", async (_what, page, expected) => {
    const { pagesWithoutText, lines, pageCount } = await linesFromPdf(
      pdfOf([{ content: text("one", 100, 700) }, page]),
    );
    expect(pageCount).toBe(2);
    expect(pagesWithoutText).toEqual(expected ? [2] : []);
    if (expected) expect(lines.every((line) => line.page === 1)).toBe(true);
  });
});

it("a page with only unmapped glyphs has no text", async () => {
  expect(await linesFromPdf(oddlyCoded(""))).toMatchObject({ lines: [], pagesWithoutText: [1] });
});

describe("reading", () => {
  const three = pdfOf(["one", "two", "three"].map((words) => ({ content: text(words, 100, 700) })));

  it("reports its progress", async () => {
    const told: string[] = [];
    await linesFromPdf(three, { onPage: (done, total) => told.push(`${done}/${total}`) });
    expect(told).toEqual(["1/3", "2/3", "3/3"]);
  });

  it("reads only the requested pages, and does not modify the bytes", async () => {
    const { lines, pageCount } = await linesFromPdf(three, { pages: [3] });
    expect(lines.map(({ page, text }) => ({ page, text }))).toEqual([{ page: 3, text: "three" }]);
    expect(pageCount).toBe(3);
    expect(three.byteLength).toBeGreaterThan(0);
  });
});
