import type { Watermark } from "../../shared/contract/schema/watermark.ts";
import styles from "./watermark-overlay.module.css";

/** The reader's watermark over a script page, on screen and in print. */
export function PageMarkOver({ mark }: { readonly mark: Watermark | null }) {
  if (!mark) return null;
  return (
    <p className={styles.mark} data-page-mark aria-hidden>
      <span>{mark.reader}</span>
      <span>
        {mark.date} {mark.id}
      </span>
    </p>
  );
}
