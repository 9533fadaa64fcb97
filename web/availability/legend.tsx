import grid from "./board-grid.module.css";
import styles from "./legend.module.css";

const SIGNS = [
  [grid.locked, "Locked and free"],
  [grid.free, "Some option is free"],
  [grid.any, "Any day"],
  [undefined, "Not free"],
  [grid.off, "Not a working day"],
  [grid.named, "Holiday or day off"],
  [grid.many, "Half of the scenes possible, or more"],
  [grid.gap, "No scene possible"],
] as const;

/** What the signs of the board mean. */
export function Legend() {
  return (
    <ul className={styles.legend} aria-label="Legend">
      {SIGNS.map(([sign, words]) => (
        <li key={words}>
          <span className={sign === undefined ? styles.sign : `${styles.sign} ${sign}`} />
          {words}
        </li>
      ))}
    </ul>
  );
}
