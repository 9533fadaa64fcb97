import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { WordChange } from "../../shared/breakdown/drafts/draft-change.ts";
import { wordDiff } from "../../shared/breakdown/drafts/word-diff.ts";

const shown = (changes: readonly WordChange[]) =>
  changes.map(({ kind, text }) => ({ kept: text, removed: `[-${text}-]`, added: `{+${text}+}` })[kind]).join("");

describe("the changes of a text", () => {
  it.each([
    ["Nora makes tea.", "Nora makes tea.", "Nora makes tea."],
    ["Nora makes tea.", "Nora makes coffee.", "Nora makes [-tea-]{+coffee+}."],
    ["", "Nora", "{+Nora+}"],
    ["Nora", "", "[-Nora-]"],
    ["A boat lands.", "A small boat lands in fog.", "A {+small +}boat lands{+ in fog+}."],
    ["NORA, EMIL", "EMIL, NORA", "[-NORA-]{+EMIL+}, [-EMIL-]{+NORA+}"],
    ["स्कूल में दिन", "स्कूल में रात", "स्कूल में [-दिन-]{+रात+}"],
  ])("from %j to %j", (before, after, expected) => {
    expect(shown(wordDiff(before, after))).toBe(expected);
  });

  it("is one piece if the texts are too long to compare", () => {
    const words = (name: string) => Array.from({ length: 600 }, (_, at) => `${name}${at}`).join(" ");
    expect(wordDiff(`A ${words("x")}`, `A ${words("y")}`).map(({ kind }) => kind)).toEqual([
      "kept",
      "removed",
      "added",
    ]);
  });

  it("contains both texts completely, and never two neighbours of one kind", () => {
    const text = fc
      .array(fc.constantFrom("a", "b", "the", " ", ", ", "\n", "é"), { maxLength: 30 })
      .map((all) => all.join(""));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const changes = wordDiff(before, after);
        const without = (kind: string) => changes.filter((one) => one.kind !== kind).map((one) => one.text);
        expect(without("added").join("")).toBe(before);
        expect(without("removed").join("")).toBe(after);
        expect(changes.some(({ kind }, at) => kind === changes[at + 1]?.kind)).toBe(false);
      }),
    );
  });
});
