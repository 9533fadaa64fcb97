import styles from "./spinner.module.css";

/** A wheel with words ("Verifying session..."), for waits that say nothing about how long they take. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <p className={styles.spinner} role="status">
      <span className={styles.wheel} aria-hidden="true" />
      {label}
    </p>
  );
}
