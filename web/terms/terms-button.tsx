import BookOpen from "lucide-react/icons/book-open";
import { Fragment } from "react";
import { say } from "../texts/say.ts";
import { Popover } from "../ui/popover.tsx";
import { type StripPaper, StripSwatch } from "../ui/strip-swatch.tsx";
import { TERMS, type TermName } from "./terms.ts";
import styles from "./terms-button.module.css";

const PAPERS: readonly (readonly [paper: StripPaper, name: string])[] = [
  ["day-int", say("Day, interior")],
  ["day-ext", say("Day, exterior")],
  ["night-int", say("Night, interior")],
  ["night-ext", say("Night, exterior")],
  ["dawn", say("Dawn, exterior")],
  ["dusk", say("Dusk, exterior")],
];

/** Explains the words of the trade that a screen uses, for whoever does not know them yet. */
export function TermsButton({ of }: { readonly of: readonly TermName[] }) {
  return (
    <Popover label={say("Terms on this page")} icon={<BookOpen />}>
      <dl className={styles.terms}>
        {of.map((term) => (
          <Fragment key={term}>
            <dt>{TERMS[term].name}</dt>
            <dd>
              {TERMS[term].meaning}
              {term === "strip" && <Papers />}
            </dd>
          </Fragment>
        ))}
      </dl>
    </Popover>
  );
}

function Papers() {
  return (
    <ul className={styles.papers}>
      {PAPERS.map(([paper, name]) => (
        <li key={paper}>
          <span aria-hidden>
            <StripSwatch paper={paper} label={name} />
          </span>{" "}
          {name}
        </li>
      ))}
    </ul>
  );
}
