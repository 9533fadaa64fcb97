import type { ReportStep } from "../../shared/production-report/report-state.ts";
import { Card } from "../ui/card.tsx";
import styles from "./people.module.css";

const DONE = { submit: "Submitted", approve: "Approved", return: "Returned" } as const;

/** The way of a report to the office, oldest first. */
export function StepsCard({ steps }: { readonly steps: readonly ReportStep[] }) {
  if (steps.length === 0) return null;
  return (
    <Card title="Signed">
      <ol className={styles.steps}>
        {steps.map(({ act, signature, email, at, comment }) => (
          <li key={at}>
            {DONE[act]} by {signature}
            {comment && <>: “{comment}”</>}
            <small>
              {email}, {new Date(at).toLocaleString()}
            </small>
          </li>
        ))}
      </ol>
    </Card>
  );
}
