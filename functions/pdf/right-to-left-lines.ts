/** A word as measured by pdfmake; `x` is its position on the line. */
interface Inline {
  readonly text: string;
  readonly width: number;
  readonly trailingCut?: number;
  x: number;
}

/** A line of pdfmake's layout, to which words are added while they fit. */
interface Line {
  readonly inlines: readonly Inline[];
  readonly leadingCut: number;
  addInline(inline: Inline): void;
}

/** The class of pdfmake's lines. */
export interface LineClass {
  readonly prototype: Line;
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Makes pdfmake place consecutive Arabic words from right to left. pdfmake breaks lines correctly but places all words
 * from left to right; reversing the text beforehand, as is often advised, would put its first words on its last line.
 */
export function setRightToLeft(lineClass: LineClass): void {
  const { addInline } = lineClass.prototype;
  lineClass.prototype.addInline = function (this: Line, inline: Inline) {
    addInline.call(this, inline);
    const run = this.inlines.slice(this.inlines.findLastIndex(({ text }) => !RIGHT_TO_LEFT.test(text)) + 1);
    if (run.length === 0) return;
    const before = this.inlines[this.inlines.length - run.length - 1];
    // The space after the last word is to its left, at the beginning of the line.
    let x = (before ? before.x + before.width : -this.leadingCut) - (inline.trailingCut ?? 0);
    for (const word of run.toReversed()) {
      word.x = x;
      x += word.width;
    }
  };
}
