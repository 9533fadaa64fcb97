import Sparkles from "lucide-react/icons/sparkles";
import Square from "lucide-react/icons/square";
import { useState } from "react";
import type { Improvement } from "../../../shared/contract/improvements.ts";
import { t } from "../../i18n/translate.ts";
import { useMayEdit } from "../../navigation/project-context.ts";
import { Button } from "../../ui/form/button.tsx";
import { Select } from "../../ui/form/select.tsx";
import { Progress } from "../../ui/progress.tsx";
import { StatusLine } from "../../ui/status-line.tsx";
import styles from "./improvement-panel.module.css";
import { boundText, clockText, costText, endText, type Search } from "./improvement-text.ts";
import type { useImprovement } from "./use-improvement.ts";

const LENGTHS = [
  { value: "60", label: t("1 minute") },
  { value: "300", label: t("5 minutes") },
  { value: "840", label: t("14 minutes") },
] as const;

/** Starts and stops an optimisation run, and shows its progress. */
export function ImprovementPanel({ now, action, problem, act }: ReturnType<typeof useImprovement>) {
  const mayEdit = useMayEdit();
  const [seconds, setSeconds] = useState<string>(LENGTHS[0].value);
  const isRunning = now.status === "running";
  const end = now.status === "none" ? undefined : endText(now);
  const status = problem === undefined ? end : ({ kind: "error", text: problem } as const);
  if (!mayEdit && now.status === "none") return null;
  return (
    <section className={styles.panel} aria-label={t("Search for a better schedule")}>
      {isRunning && <Running search={now} />}
      <StatusLine
        status={status}
        action={
          mayEdit &&
          problem === undefined && (
            <Exchange status={now.status} busy={action === "exchange"} onClick={() => act("exchange")} />
          )
        }
      />
      {mayEdit && (
        <div className={styles.ask}>
          {!isRunning && (
            <Select
              label={t("Search time")}
              options={LENGTHS}
              value={seconds}
              onChange={(event) => setSeconds(event.target.value)}
            />
          )}
          <Button
            icon={isRunning ? <Square /> : <Sparkles />}
            busy={busyText(action, now)}
            onClick={() => void (isRunning ? act("stop") : act("start", Number(seconds)))}
          >
            {isRunning ? t("Stop and keep the best") : t("Improve")}
          </Button>
          <p className={styles.note}>
            {isRunning
              ? t("The search continues if you leave this page.")
              : t("Pinned strips and locked days do not move, and the result can be undone.")}
          </p>
        </div>
      )}
    </section>
  );
}

function Running({ search }: { readonly search: Search }) {
  const { spent, seconds, stopping } = search;
  return (
    <>
      <Progress
        stage={stopping ? t("Keeping the best schedule so far") : t("Searching for a better schedule")}
        percent={(100 * spent) / seconds}
      />
      <dl className={styles.figures}>
        <div>
          <dt>{t("Time")}</dt>
          <dd>{t("{spent} of {seconds}", { spent: clockText(spent), seconds: clockText(seconds) })}</dd>
        </div>
        <div>
          <dt>{t("Best so far")}</dt>
          <dd>{costText(search) ?? t("No schedule follows every rule yet.")}</dd>
        </div>
        <div>
          <dt>{t("Proven")}</dt>
          <dd>{boundText(search)}</dd>
        </div>
      </dl>
    </>
  );
}

function Exchange(props: {
  readonly status: Improvement["status"];
  readonly busy: boolean;
  readonly onClick: () => Promise<void>;
}) {
  const label = { improved: t("Undo"), undone: t("Use it again"), waiting: t("Use it") }[props.status as string];
  if (label === undefined) return null;
  return (
    <Button busy={props.busy && t("Saving...")} onClick={() => void props.onClick()}>
      {label}
    </Button>
  );
}

function busyText(action: string | undefined, now: Improvement): string | false {
  if (action === "start") return t("Starting...");
  return (action === "stop" || (now.status === "running" && now.stopping)) && t("Stopping...");
}
