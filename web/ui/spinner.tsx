import styles from "./spinner.module.css";

/** A spinner with a label ("Verifying session..."), for waits of unknown length. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <p className={styles.spinner} role="status">
      <span className={styles.wheel} aria-hidden="true" />
      {label}
    </p>
  );
}
