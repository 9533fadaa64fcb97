import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { Breach } from "../../shared/call-sheet/rules/breach.ts";
import { namesInWords } from "../../shared/schedule/work-week/names-in-words.ts";
import { say } from "../texts/say.ts";
import styles from "./breaches.module.css";

/** The rules of work that a day's calls break, as they are being typed: who, by how much, and what would be legal. */
export function Breaches({ breaches }: { readonly breaches: readonly Breach[] }) {
  return (
    <div role="status" className={styles.region}>
      {breaches.length > 0 && (
        <section className={styles.breaches} aria-label={say("Work rules")}>
          <h3>
            <TriangleAlert aria-hidden />
            {say("{count, plural, one {# work rule violation} other {# work rule violations}}", {
              count: breaches.length,
            })}
          </h3>
          <ul>
            {breaches.map(({ rule, who, words }) => (
              <li key={`${rule} ${who[0]} ${words}`}>
                <strong>{namesInWords(who)}:</strong> {words}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
