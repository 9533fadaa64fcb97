import styles from "./logo.module.css";

/** The product's logo: four strips of a board, interior and exterior by day and by night. */
export function Logo() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <rect className={styles.board} width="32" height="32" rx="6" />
      <rect className={styles.dayInt} x="6" y="7" width="4" height="18" />
      <rect className={styles.dayExt} x="11.333" y="7" width="4" height="18" />
      <rect className={styles.nightInt} x="16.667" y="7" width="4" height="18" />
      <rect className={styles.nightExt} x="22" y="7" width="4" height="18" />
    </svg>
  );
}
