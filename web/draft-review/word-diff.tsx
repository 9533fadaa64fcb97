import type { WordChange } from "../../shared/breakdown/drafts/draft-change.ts";
import styles from "./word-diff.module.css";

/** A text with its additions and removals, marked by colour, by a sign, and in words. */
export function WordDiff({ words }: { readonly words: readonly WordChange[] }) {
  return (
    <p className={styles.text}>
      {words.map(({ kind, text }, at) => {
        const key = `${at} ${kind}`;
        if (kind === "kept") return <span key={key}>{text}</span>;
        const Change = kind === "added" ? "ins" : "del";
        const [before, bare, after] = partsOf(text);
        return (
          <span key={key}>
            {before}
            <Change>
              <span className="visually-hidden">{kind}: </span>
              <span aria-hidden>{kind === "added" ? "+" : "−"}</span>
              {bare}
            </Change>
            {after}
          </span>
        );
      })}
    </p>
  );
}

/** The text without its surrounding white space, which is not coloured. */
function partsOf(text: string): readonly [before: string, bare: string, after: string] {
  const bare = text.trim();
  const start = text.indexOf(bare);
  return [text.slice(0, start), bare, text.slice(start + bare.length)];
}
