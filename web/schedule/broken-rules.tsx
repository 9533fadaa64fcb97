import Rows3 from "lucide-react/icons/rows-3";
import { say } from "../texts/say.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import styles from "./broken-rules.module.css";
import { rulesBroken } from "./broken-words.ts";

interface BrokenRulesProps {
  readonly sentences: readonly string[];
  /** Where the board can be put right. */
  readonly board: string;
}

/** Says what the script, dates, locks and calendar of now say against a schedule, and where. */
export function BrokenRules({ sentences, board }: BrokenRulesProps) {
  if (sentences.length === 0) return null;
  return (
    <section className={styles.broken} aria-label={say("Rule violations")}>
      <h2>{say("{rulesBroken} now", { rulesBroken: rulesBroken(sentences.length) })}</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <ButtonLink icon={<Rows3 />} to={board}>
        {say("Repair on the stripboard")}
      </ButtonLink>
    </section>
  );
}
