/**
 * A drawn text run. Lengths are in points on the displayed page, from its top left corner; `angle` is in degrees
 * clockwise, 0 for horizontal text; `left` and `baseline` are the start of the run.
 */
export interface TextRun {
  readonly text: string;
  readonly left: number;
  readonly baseline: number;
  readonly width: number;
  readonly size: number;
  readonly angle: number;
  readonly rightToLeft: boolean;
  readonly isBold?: boolean | undefined;
}

/** Joined runs on one baseline without a wide gap. */
export type TextSegment = TextRun;

// In ems. Courier's space is 0.6 em: three of them stay in one line, a fourth makes a column.
const COLUMN_GAP = 1.9;
const WORD_GAP = 0.15;
const BASELINE_DRIFT = 0.4;
const DOUBLED_DRIFT = 0.12;
const MAX_SIZE_RATIO = 2;

/**
 * Joins the runs of one page into lines: top to bottom, then left to right. Wide gaps separate columns, text drawn
 * twice for bold is kept once, and slanted runs stay separate. Text that runs straight up or down the page is joined, too.
 */
export function segmentsFromRuns(runs: readonly TextRun[]): TextSegment[] {
  const upright = runs.filter((run) => run.angle === 0);
  const rows = rowsOf(upright).map((row) => ({ baseline: row.baseline, segments: segmentsOfRow(row.runs) }));
  const tilted = runs.filter((run) => run.angle !== 0 && Math.abs(run.angle) !== QUARTER);
  const vertical = [QUARTER, -QUARTER].flatMap((angle) => {
    const own = runs.filter((run) => run.angle === angle).map((run) => turned(run, -angle));
    return rowsOf(own).flatMap((row) => segmentsOfRow(row.runs).map((segment) => turned(segment, angle)));
  });
  const alone = [...tilted, ...vertical].map((run) => ({ baseline: run.baseline, segments: [run] }));
  return [...rows, ...alone].sort((one, other) => one.baseline - other.baseline).flatMap((row) => row.segments);
}

const QUARTER = 90;

/** The run with the start of its baseline turned a quarter around the corner of the page. */
function turned(run: TextRun, angle: number): TextRun {
  const { left, baseline } = run;
  return angle > 0 ? { ...run, left: -baseline, baseline: left } : { ...run, left: baseline, baseline: -left };
}

interface Row {
  readonly baseline: number;
  readonly size: number;
  readonly runs: TextRun[];
}

function rowsOf(runs: readonly TextRun[]): Row[] {
  const rows: Row[] = [];
  let firstOpen = 0;
  for (const run of runs.toSorted((one, other) => one.baseline - other.baseline)) {
    while (
      firstOpen < rows.length &&
      run.baseline - rows[firstOpen]!.baseline > rows[firstOpen]!.size * MAX_SIZE_RATIO
    ) {
      firstOpen++;
    }
    const row = rows.slice(firstOpen).findLast((candidate) => standsIn(run, candidate));
    if (row) row.runs.push(run);
    else rows.push({ baseline: run.baseline, size: run.size, runs: [run] });
  }
  return rows;
}

function standsIn(run: TextRun, row: Row): boolean {
  const larger = Math.max(run.size, row.size);
  const smaller = Math.min(run.size, row.size);
  return run.baseline - row.baseline <= larger * BASELINE_DRIFT && larger <= smaller * MAX_SIZE_RATIO;
}

function segmentsOfRow(runs: readonly TextRun[]): TextSegment[] {
  const segments: TextSegment[] = [];
  for (const run of runs.toSorted((one, other) => one.left - other.left)) {
    const last = segments.at(-1);
    const joined = last && joinedRun(last, run);
    if (joined) segments[segments.length - 1] = joined;
    else segments.push(run);
  }
  return segments;
}

function joinedRun(segment: TextSegment, run: TextRun): TextSegment | undefined {
  const size = Math.max(segment.size, run.size);
  const gap = run.left - (segment.left + segment.width);
  if (isDrawnAgain(segment, run, size)) return segment.text.length >= run.text.length ? segment : run;
  if (gap > size * COLUMN_GAP) return undefined;
  const space = gap > size * WORD_GAP && !/\s$/.test(segment.text) && !/^\s/.test(run.text) ? " " : "";
  const [first, second] = segment.rightToLeft && run.rightToLeft ? [run, segment] : [segment, run];
  return {
    ...segment,
    text: first.text + space + second.text,
    width: Math.max(segment.width, run.left + run.width - segment.left),
    size,
    isBold: segment.isBold && run.isBold,
  };
}

/** Whether the run repeats existing text: the same words, or part of them, within a fraction of a point. */
function isDrawnAgain(segment: TextSegment, run: TextRun, size: number): boolean {
  const drift = size * DOUBLED_DRIFT;
  const shorter = Math.min(segment.width, run.width);
  const overlap = segment.left + segment.width - run.left;
  if (overlap < shorter - drift || Math.abs(segment.baseline - run.baseline) > drift) return false;
  const [drawn, again] = [segment.text, run.text].map((text) => text.replace(/\s+/g, ""));
  return drawn!.includes(again!) || again!.startsWith(drawn!);
}
