import type { WordChange } from "./draft-change.ts";

/** Words, white space and single punctuation characters. */
const TOKEN = /[\p{L}\p{N}\p{M}]+|\s+|[^\p{L}\p{N}\p{M}\s]/gu;
/**
 * Longer texts (by pairs of words) are shown as replaced as a whole, because such a long list of changes is unreadable.
 */
const MAX_PAIRS = 250_000;

/**
 * Word diff of two texts.
 *
 * The kept and removed parts give the text before, the kept and added parts the text after. A replacement is a removed
 * part followed by an added one.
 */
export function wordDiff(before: string, after: string): WordChange[] {
  const one: string[] = before.match(TOKEN) ?? [];
  const other: string[] = after.match(TOKEN) ?? [];
  const start = commonStart(one, other);
  const end = commonStart(one.slice(start).reverse(), other.slice(start).reverse());
  return joined([
    change("kept", one.slice(0, start)),
    ...middle(one.slice(start, one.length - end), other.slice(start, other.length - end)),
    change("kept", one.slice(one.length - end)),
  ]);
}

function middle(one: readonly string[], other: readonly string[]): WordChange[] {
  if (one.length * other.length > MAX_PAIRS) return [change("removed", one), change("added", other)];
  const width = other.length + 1;
  const longest = new Uint16Array((one.length + 1) * width);
  for (let i = one.length - 1; i >= 0; i--) {
    for (let j = other.length - 1; j >= 0; j--) {
      longest[i * width + j] =
        one[i] === other[j]
          ? longest[(i + 1) * width + j + 1]! + 1
          : Math.max(longest[(i + 1) * width + j]!, longest[i * width + j + 1]!);
    }
  }
  const changes: WordChange[] = [];
  for (let i = 0, j = 0; i < one.length || j < other.length; ) {
    if (i < one.length && one[i] === other[j]) {
      changes.push(change("kept", [one[i++]!]));
      j++;
    } else if (j === other.length || (i < one.length && longest[(i + 1) * width + j]! >= longest[i * width + j + 1]!)) {
      changes.push(change("removed", [one[i++]!]));
    } else changes.push(change("added", [other[j++]!]));
  }
  return changes;
}

function commonStart(one: readonly string[], other: readonly string[]): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length++;
  return length;
}

const change = (kind: WordChange["kind"], tokens: readonly string[]): WordChange => ({ kind, text: tokens.join("") });

/** Joins adjacent parts of one kind. Between two kept parts, the removed text precedes the added one. */
function joined(changes: readonly WordChange[]): WordChange[] {
  const stretches: WordChange[] = [];
  const [removed, added] = [[] as string[], [] as string[]];
  const settle = () => {
    if (removed.length > 0) stretches.push(change("removed", removed.splice(0)));
    if (added.length > 0) stretches.push(change("added", added.splice(0)));
  };
  for (const { kind, text } of changes) {
    if (text === "") continue;
    if (kind === "removed") removed.push(text);
    else if (kind === "added") added.push(text);
    else {
      settle();
      const last = stretches.at(-1);
      if (last?.kind === "kept") stretches[stretches.length - 1] = { kind, text: last.text + text };
      else stretches.push({ kind, text });
    }
  }
  settle();
  return stretches;
}
