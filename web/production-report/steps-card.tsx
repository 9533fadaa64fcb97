import type { ReportStep } from "../../shared/production-report/report-state.ts";
import { instantText } from "../texts/instant-text.ts";
import { say } from "../texts/say.ts";
import { Card } from "../ui/card.tsx";
import styles from "./people.module.css";

const DONE = { submit: say("Submitted"), approve: say("Approved"), return: say("Returned") } as const;

/** The way of a report to the office, oldest first. */
export function StepsCard({ steps }: { readonly steps: readonly ReportStep[] }) {
  if (steps.length === 0) return null;
  return (
    <Card title={say("Signed")}>
      <ol className={styles.steps}>
        {steps.map(({ act, signature, email, at, comment }) => (
          <li key={at}>
            {say("{act} by {signature}", { act: DONE[act], signature })}
            {comment && <>: “{comment}”</>}
            <small>
              {email}, {instantText(at)}
            </small>
          </li>
        ))}
      </ol>
    </Card>
  );
}
