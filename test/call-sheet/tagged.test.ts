import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { beforeAll, expect, it } from "vitest";
import { renderPdf } from "../../functions/pdf/render-pdf.ts";
import { callSheetDocument } from "../../shared/call-sheet/pdf/pdf-document.ts";
import { largeSheet, NAMES } from "./large-sheet.ts";

/** An element of the structure, with its own texts by their marked-content ids in the page. */
interface Element {
  readonly role: string;
  readonly lang?: string;
  readonly children: readonly (Element | { readonly id: string })[];
}

const sheet = largeSheet();
let pdf: Uint8Array;
let pages: readonly {
  readonly structure: Element;
  readonly texts: ReadonlyMap<string, string>;
  readonly loose: string;
}[];
let about: { readonly title: unknown; readonly language: unknown; readonly isMarked: boolean };

beforeAll(async () => {
  pdf = await renderPdf(callSheetDocument([sheet]));
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const [{ info }, marks] = await Promise.all([document.getMetadata(), document.getMarkInfo()]);
  const { Title: title, Language: language } = info as Record<string, unknown>;
  about = { title, language, isMarked: marks instanceof Map && marks.get("Marked") === true };
  pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const page = await document.getPage(at + 1);
      const [structure, { items }] = await Promise.all([
        page.getStructTree() as Promise<Element>,
        page.getTextContent({ includeMarkedContent: true }),
      ]);
      return { structure, ...markedTexts(items) };
    }),
  );
});

/** The texts by their marked-content ids, and the texts outside of any. */
function markedTexts(items: readonly object[]): { texts: Map<string, string>; loose: string } {
  const texts = new Map<string, string>();
  const open: (string | undefined)[] = [];
  let loose = "";
  for (const item of items) {
    if ("str" in item) {
      const id = open.at(-1);
      if (open.length === 0) loose += item.str;
      else if (id !== undefined) texts.set(id, (texts.get(id) ?? "") + item.str);
    } else if ("type" in item && item.type === "endMarkedContent") open.pop();
    else open.push("id" in item && typeof item.id === "string" ? item.id : undefined);
  }
  return { texts, loose };
}

const elements = (element: Element): Element[] => [
  element,
  ...element.children.flatMap((child) => ("role" in child ? elements(child) : [])),
];

const textOf = (element: Element, texts: ReadonlyMap<string, string>): string =>
  element.children.map((child) => ("role" in child ? textOf(child, texts) : (texts.get(child.id) ?? ""))).join("");

const all = (role: string) =>
  pages.flatMap(({ structure, texts }) =>
    elements(structure)
      .filter((element) => element.role === role)
      .map((element) => textOf(element, texts)),
  );

it("has a title and a language, and is marked as tagged", () => {
  expect(about).toEqual({ title: "The Long Tide – call sheet – Plan A", language: "en", isMarked: true });
});

it("has each text either in its structure or marked as an artifact", () => {
  for (const { structure, texts, loose } of pages) {
    expect(loose.trim()).toBe("");
    const told = new Set(
      elements(structure).flatMap(({ children }) => children.flatMap((child) => ("id" in child ? [child.id] : []))),
    );
    expect([...texts.keys()].filter((id) => !told.has(id))).toEqual([]);
  }
});

it("has a heading outline with the day above its parts", () => {
  expect(all("H1")).toEqual(["Monday, March 2, 2026"]);
  expect(all("H2")).toEqual([
    "SHOOTING SCHEDULE",
    "CAST",
    "BACKGROUND AND STAND-INS – 122",
    "REQUIREMENTS",
    expect.stringContaining("ADVANCED SHOOTING SCHEDULE"),
    "CREW",
  ]);
});

it("has a row for each cast member, with a cell for each column", () => {
  const rows = pages.flatMap(({ structure, texts }) =>
    elements(structure)
      .filter(({ role }) => role === "TR")
      .map(({ children }) =>
        children.flatMap((cell) => ("role" in cell ? [{ ...cell, text: textOf(cell, texts) }] : [])),
      ),
  );
  const head = rows.findIndex((cells) => cells.some(({ text }) => text === "CAST") && cells.length === 7);
  expect(rows[head]?.map(({ role }) => role)).toEqual(Array.from({ length: 7 }, () => "TH"));
  const cast = rows.slice(head + 1, head + 1 + sheet.cast.length);
  expect(cast.map((cells) => cells.length)).toEqual(sheet.cast.map(() => 8));
  expect(cast.map(([id]) => id?.text)).toEqual(sheet.cast.map(({ castId }) => castId));
});

it("contains repeated page parts only once", () => {
  expect(pages.length).toBeGreaterThan(2);
  const told = pages.map(({ structure, texts }) => textOf(structure, texts)).join(" ");
  expect(told).not.toContain("Day 1 of 3");
  expect(told).not.toContain(`Page 1 of ${pages.length}`);
  expect(told.split("PICKUP")).toHaveLength(2);
});

it("has names as written, in their language, for screen readers, whatever the order of glyphs on paper", () => {
  const bytes = Buffer.from(pdf).toString("latin1");
  for (const name of [NAMES[1], NAMES[2], NAMES[3], NAMES[4]]) {
    const written = Buffer.from(name, "utf16le").swap16().toString("latin1");
    expect(bytes).toContain(written.replace(/[\\()\n\r\t\b\f]/g, (sign) => ESCAPED[sign] ?? `\\${sign}`));
  }
  const languages = pages.flatMap(({ structure }) => elements(structure).map(({ lang }) => lang));
  expect(new Set(languages)).toEqual(new Set([undefined, "hi", "ta", "ko"]));
});

const ESCAPED: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t", "\b": "\\b", "\f": "\\f" };
