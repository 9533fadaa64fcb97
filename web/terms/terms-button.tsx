import BookOpen from "lucide-react/icons/book-open";
import { Fragment } from "react";
import { t } from "../i18n/translate.ts";
import { type StripPaper, StripSwatch } from "../ui/form/strip-swatch.tsx";
import { Popover } from "../ui/popover.tsx";
import { TERMS, type TermName } from "./terms.ts";
import styles from "./terms-button.module.css";

const PAPERS: readonly (readonly [paper: StripPaper, name: string])[] = [
  ["day-int", t("Day, interior")],
  ["day-ext", t("Day, exterior")],
  ["night-int", t("Night, interior")],
  ["night-ext", t("Night, exterior")],
  ["dawn", t("Dawn, exterior")],
  ["dusk", t("Dusk, exterior")],
];

/** Explains the film terms used on a page. */
export function TermsButton({ of }: { readonly of: readonly TermName[] }) {
  return (
    <Popover label={t("Terms on this page")} icon={<BookOpen />}>
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
