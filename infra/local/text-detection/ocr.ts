import { fileURLToPath } from "node:url";
import { createWorker, type Line as OcrLine, OEM, type Word } from "tesseract.js";
import type { Line } from "../../../shared/screenplay/model/line.ts";
import { segmentsFromRuns, type TextRun } from "../../../shared/screenplay/pdf/text-run.ts";
import type { PagePicture } from "./page-picture.ts";

/** An OCR engine with its language loaded, which reads one page at a time. */
export interface PageReader {
  read(picture: PagePicture, page: number): Promise<Line[]>;
  close(): Promise<void>;
}

const languageFolder = fileURLToPath(
  new URL("4.0.0_best_int", import.meta.resolve("@tesseract.js-data/eng/package.json")),
);
/** In ems: the height of a line above its baseline, and the width of a monospaced character. */
const ASCENT = 0.8;
const LETTER = 0.6;
const TYPICAL_EM_DOTS = 33;

export async function openPageReader(): Promise<PageReader> {
  const worker = await createWorker("eng", OEM.LSTM_ONLY, {
    langPath: languageFolder,
    gzip: true,
    cacheMethod: "none",
  });
  await worker.setParameters({ user_defined_dpi: "200" }); // Otherwise Tesseract estimates it, and logs that, for every page.
  return {
    async read(picture, page) {
      const { data } = await worker.recognize(picture.file, {}, { blocks: true });
      const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs).flatMap((paragraph) => paragraph.lines);
      return linesFromOcr(lines, picture, page);
    },
    async close() {
      await worker.terminate();
    },
  };
}

/** Splits lines again as in a text layer: Tesseract joins text at the same height and chooses its own blocks. */
function linesFromOcr(found: readonly OcrLine[], picture: PagePicture, page: number): Line[] {
  const em = emOf(found.flatMap((line) => line.words));
  const confidences = new Map<TextRun, number>();
  for (const line of found) {
    const baseline = (line.baseline.y0 + line.baseline.y1) / 2;
    for (const word of line.words.filter((candidate) => candidate.text.trim())) {
      confidences.set(runFromWord(word, baseline, em), word.confidence);
    }
  }
  return segmentsFromRuns([...confidences.keys()]).map((segment) => ({
    page,
    text: segment.text,
    left: segment.left / picture.width,
    top: (segment.baseline - em * ASCENT) / picture.height,
    width: segment.width / picture.width,
    height: em / picture.height,
    confidence: meanConfidence(segment, confidences),
  }));
}

function runFromWord(word: Word, baseline: number, em: number): TextRun {
  const { x0, x1 } = word.bbox;
  return { text: word.text, left: x0, baseline, width: x1 - x0, size: em, angle: 0, rightToLeft: false };
}

/** The font size in dots: the median word's width per character, in terms of a monospaced character's width. */
function emOf(words: readonly Word[]): number {
  const widths = words
    .filter((word) => word.text.length >= 3)
    .map((word) => (word.bbox.x1 - word.bbox.x0) / word.text.length / LETTER)
    .sort((one, other) => one - other);
  return widths[Math.floor(widths.length / 2)] ?? TYPICAL_EM_DOTS;
}

function meanConfidence(segment: TextRun, confidences: ReadonlyMap<TextRun, number>): number {
  const inside = [...confidences].filter(
    ([run]) => run.baseline === segment.baseline && run.left >= segment.left && run.left < segment.left + segment.width,
  );
  const sum = inside.reduce((total, [, confidence]) => total + confidence, 0);
  return Math.round((sum * 10) / Math.max(1, inside.length)) / 10;
}
