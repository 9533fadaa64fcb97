import type { Watermark } from "../../shared/contract/schema/watermark.ts";
import styles from "./watermark-overlay.module.css";

/** Whom a page of the script is shown to, over the page, on screen and on paper. */
export function PageMarkOver({ mark }: { readonly mark: Watermark | null }) {
  if (!mark) return null;
  return (
    <p className={styles.mark} data-page-mark aria-hidden>
      <b>{mark.reader}</b>
      <span>
        {mark.date} {mark.id}
      </span>
    </p>
  );
}
