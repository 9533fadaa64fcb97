import { say } from "../texts/say.ts";
import grid from "./board-grid.module.css";
import styles from "./legend.module.css";

const SIGNS = [
  [grid.locked, say("Locked and available")],
  [grid.free, say("An option is available")],
  [grid.any, say("Any day")],
  [undefined, say("Not available")],
  [grid.off, say("Not a working day")],
  [grid.named, say("Holiday or day off")],
  [grid.many, say("At least half of the scenes possible")],
  [grid.gap, say("No scene possible")],
] as const;

/** What the signs of the board mean. */
export function Legend() {
  return (
    <ul className={styles.legend} aria-label={say("Legend")}>
      {SIGNS.map(([sign, words]) => (
        <li key={words}>
          <span className={sign === undefined ? styles.sign : `${styles.sign} ${sign}`} />
          {words}
        </li>
      ))}
    </ul>
  );
}
