import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scenesFromScreenplay } from "../../shared/screenplay/files/scenes-from-screenplay.ts";
import { scriptFromFile, scriptFromScreenplay } from "../../shared/screenplay/files/script-file.ts";
import { formatNamed, formatOf } from "../../shared/screenplay/model/script-format.ts";
import { fdx, fdxParagraph, screenplay } from "./a-screenplay.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, "utf16le"));

describe("a script", () => {
  it.each<[string | undefined, string, Uint8Array]>([
    ["pdf", "a PDF", bytes("%PDF-1.7\n")],
    ["fdx", "a Final Draft file", bytes(fdx(""))],
    ["fdx", "a Final Draft file with a mark at its beginning", bytes(`\ufeff${fdx("")}`)],
    ["fdx", "a Final Draft file without a declaration", bytes('<FinalDraft Version="5"/>')],
    ["fountain", "Fountain", bytes("INT. BARN - DAY\n")],
    ["fountain", "Fountain with two bytes a letter", utf16("INT. BARN - DAY\n")],
    ["fountain", "Fountain whose letter is cut in two", bytes("é".repeat(3000)).subarray(0, 4095)],
    [undefined, "nothing", bytes(" \n")],
    [undefined, "a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])],
    [undefined, "a zip file", bytes("PK\u0003\u0004\u0000")],
    [undefined, "a web page", bytes("<!DOCTYPE html><p>INT. BARN")],
    [undefined, "rich text", bytes("{\\rtf1 INT. BARN}")],
  ])("is recognised as %j by its first bytes: %s", (format, _, start) => {
    expect(formatOf(start)).toBe(format);
  });

  it.each([
    ["Blue.FDX", "fdx"],
    ["a.b.fountain", "fountain"],
    ["a.pdf", "pdf"],
    ["fdx", undefined],
    ["notes.txt", undefined],
    ["a.fdx.zip", undefined],
  ])("with the name %j has the format %j", (name, format) => {
    expect(formatNamed(name)).toBe(format);
  });
});

const SCRIPT = fdx(
  `<Paragraph Type="Scene Heading" Number="4A"><SceneProperties Length="" Page="12"/><Text>INT. BARN - DAY</Text></Paragraph>` +
    '<Paragraph Type="Action"><Text RevisionID="2">Nora crosses the whole length of the yard with care and then lifts a knife.</Text></Paragraph>' +
    `<Paragraph><DualDialogue>${fdxParagraph("Character", "NORA")}${fdxParagraph("Dialogue", "Yes.")}${fdxParagraph("Character", "EMIL")}${fdxParagraph("Dialogue", "No.")}</DualDialogue></Paragraph>` +
    fdxParagraph("Transition", "CUT TO:") +
    fdxParagraph("Scene Heading", "EXT. PIER - NIGHT"),
);

describe("a script in another format than PDF", () => {
  const { lines, scenes, screenplay: again } = scriptFromFile(bytes(SCRIPT));

  it("is laid out on pages as it would be printed: with scene numbers, revision marks and columns", () => {
    expect(lines.map(({ text, page, left, top }) => [text, page, Math.round(left * 85), Math.round(top * 66)])).toEqual(
      [
        ["4A", 12, 8, 6],
        ["INT. BARN - DAY", 12, 15, 6],
        ["4A", 12, 76, 6],
        ["Nora crosses the whole length of the yard with care and then", 12, 15, 8],
        ["*", 12, 81, 8],
        ["lifts a knife.", 12, 15, 9],
        ["*", 12, 81, 9],
        ["NORA", 12, 26, 11],
        ["Yes.", 12, 15, 12],
        ["EMIL", 12, 58, 11],
        ["No.", 12, 47, 12],
        ["CUT TO:", 12, 68, 14],
        ["EXT. PIER - NIGHT", 12, 15, 16],
      ],
    );
  });

  it("has scenes and findings with their lines", () => {
    expect(scenes.map(({ origin, end }) => [origin, end])).toEqual([
      [
        { page: 12, line: 0 },
        { page: 12, line: 11 },
      ],
      [
        { page: 12, line: 12 },
        { page: 12, line: 12 },
      ],
    ]);
    const [barn] = scenes;
    expect(barn?.elements.find(({ name }) => name === "Knife")).toMatchObject({
      origin: { page: 12, line: 5 },
      quote: "lifts a knife.",
    });
    expect(barn?.characters.map(({ name, origin }) => [name, origin.line])).toEqual([
      ["NORA", 7],
      ["EMIL", 9],
    ]);
    expect(again.paragraphs.filter(({ kind }) => kind === "heading").map(({ scene }) => scene?.line)).toEqual([0, 12]);
  });

  it("has the same scenes whatever its text, each with its own lines, in order", () => {
    fc.assert(
      fc.property(screenplay, (one) => {
        const set = scriptFromScreenplay(one);
        const places = scenesFromScreenplay(one);
        expect(set.scenes.map(({ number, eighths, set: place }) => [number, eighths, place])).toEqual(
          places.map(({ number, eighths, set: place }) => [number, eighths, place]),
        );
        for (const [at, { origin, end, elements, characters }] of set.scenes.entries()) {
          expect(origin.line).toBeGreaterThan(set.scenes[at - 1]?.end.line ?? -1);
          for (const finding of [...elements, ...characters]) {
            expect(finding.origin.line).toBeGreaterThanOrEqual(origin.line);
            expect(finding.origin.line).toBeLessThanOrEqual(end.line);
          }
        }
        expect(set.lines.every(({ top, height }) => top > 0 && top + height < 1)).toBe(true);
      }),
    );
  });

  it.each<[string, Uint8Array, string]>([
    [
      "a picture",
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]),
      "This is neither a Final Draft nor a Fountain file. Save the script as .fdx, .fountain or PDF.",
    ],
    [
      "a Final Draft file without paragraphs",
      bytes(fdx("")),
      "This Final Draft file has no scene heading. Set the headings of the scenes as Scene Heading and save it again.",
    ],
    [
      "text without headings",
      bytes("Dear Mara, the ferry is early."),
      "This text has no scene heading. In Fountain one begins with INT. or EXT., or with a dot, and has a blank line above it.",
    ],
    [
      "more than any script",
      bytes(`INT. BARN - DAY\n\n${"Nora waits.\n\n".repeat(25_000)}`),
      "This file has more than 25000 lines. Upload the script only.",
    ],
  ])("is refused with a reason if it is %s", (_, file, message) => {
    expect(() => scriptFromFile(file)).toThrow(message);
  });
});
