import { describe, expect, it } from "vitest";
import type { Line } from "../../shared/screenplay/model/line.ts";
import { linesFromPdf } from "../../shared/screenplay/pdf/text-layer.ts";
import { fileOf } from "./pdf-file.ts";
import { action, script, speech } from "./typed-page.ts";
import { MOVES, read, TALK } from "./usual-script.ts";

const HEADINGS = ["INT. ROOM - DAY", "EXT. BARN - NIGHT", "INT. HALL - DAY"];

/** Lines whose text is one of these are bold. */
const inBold = (lines: readonly Line[], bold: readonly string[]): Line[] =>
  lines.map((line) => (bold.includes(line.text) ? { ...line, bold: true } : line));

/** The headings of a draft with three usual scenes and these lines, the first ones in bold. */
const headingsWith = (...lines: Parameters<typeof scenesWith>) => scenesWith(...lines).map(({ heading }) => heading);

function scenesWith(bold: readonly string[], plain: readonly string[] = [], headings: readonly string[] = HEADINGS) {
  const scenes = HEADINGS.flatMap((heading) => [action(heading), MOVES, TALK]);
  const own = [...bold, ...plain].flatMap((text) => [action(text), MOVES]);
  const lines = inBold(script(...scenes, ...own), [...headings, ...bold]);
  // NORA above her words stays plain.
  return read(lines.map(({ bold: isBold, ...line }) => (isBold && line.left < 0.2 ? { ...line, bold: true } : line)));
}

describe("a line in bold type without INT. or EXT.", () => {
  it("is a heading, with a doubt, where headings are bold", () => {
    expect(headingsWith(["THOMAS' POV", "THE KEY"])).toEqual([...HEADINGS, "THOMAS' POV", "THE KEY"]);
    expect(scenesWith(["THE KEY"]).at(-1)).toMatchObject({ heading: "THE KEY", doubt: "no-int-ext" });
  });

  it("is none where headings are plain, or where much else is bold", () => {
    expect(headingsWith(["THOMAS' POV", "THE KEY"], [], [])).toEqual(HEADINGS);
    const moves = MOVES.split("\n").map((row) => row.trim());
    expect(headingsWith(["THOMAS' POV"], [], [...HEADINGS, ...moves])).toEqual(HEADINGS);
  });

  it.each(["NORA", "HE BOLTS IN", "ON HIS SHOES", "SUPER - TWO YEARS LATER", "THE END", "A KNOCK!"])(
    "is none if it is %s",
    (text) => expect(headingsWith(["THE KEY", text])).toEqual([...HEADINGS, "THE KEY"]),
  );

  it("makes plain lines in capitals none", () => {
    const plain = ["INSIDE THE CHURCH", "UPSTAIRS", "IN THE HOLD", "OUTSIDE"];
    expect(headingsWith([], plain)).toEqual([...HEADINGS, ...plain]);
    expect(headingsWith(["THE KEY", "THE CHASE"], plain)).toEqual([...HEADINGS, "THE KEY", "THE CHASE"]);
  });

  it("begins where the bold type begins, and ends where it ends", () => {
    const rows = `${action("THE CHASE")}\n${action("A BLACK HORSE.")}`;
    const scenes = HEADINGS.flatMap((heading) => [action(heading), MOVES, TALK]);
    const lines = inBold(script(...scenes, rows, speech("NORA", "Where?")), [...HEADINGS, "THE CHASE"]);
    expect(read(lines).map(({ heading }) => heading)).toEqual([...HEADINGS, "THE CHASE"]);
  });
});

describe("a line of a PDF", () => {
  const font = (name: string) => Buffer.from(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} >>`);

  /** The lines of pages with these contents, which draw with the fonts R, B and D. */
  async function linesWith(...contents: string[]): Promise<readonly Line[]> {
    const first = 6;
    const kids = contents.map((_, at) => `${first + at * 2} 0 R`).join(" ");
    const pages = contents.flatMap((content, at) => [
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${first + at * 2 + 1} 0 R /Resources << /Font << /R 3 0 R /B 4 0 R /D 5 0 R >> >> >>`,
      ),
      Buffer.from(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`),
    ]);
    const tree = `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`;
    const fonts = [font("Courier"), font("Courier-Bold"), font("ABCDEF+Lora-SemiBold")];
    const catalogue = Buffer.from("<< /Type /Catalog /Pages 2 0 R >>");
    const { lines } = await linesFromPdf(fileOf([catalogue, Buffer.from(tree), ...fonts, ...pages]));
    return lines;
  }
  const drawn = (name: string, words: string, x: number, y: number) =>
    `BT /${name} 12 Tf ${x} ${y} Td (${words}) Tj ET\n`;

  it("is bold if all of it is in a font with such a name, on any page", async () => {
    const lines = await linesWith(
      drawn("R", "Plain text", 108, 700),
      drawn("B", "INT. HOUSE", 108, 700) +
        drawn("D", "THE KEY", 108, 676) +
        drawn("B", "BANG", 108, 652) +
        drawn("R", "and gone", 144, 652),
    );
    expect(lines.map(({ text, bold }) => [text, bold])).toEqual([
      ["Plain text", undefined],
      ["INT. HOUSE", true],
      ["THE KEY", true],
      ["BANG and gone", undefined],
    ]);
  });
});
