import { type ReactNode, useState } from "react";
import type { routes } from "../../shared/contract/routes.ts";
import type { ResponseOf } from "../../shared/contract/schema/route.ts";
import { formatList, t } from "../i18n/translate.ts";
import { useMayEdit, useProject } from "../navigation/project-context.ts";
import { useUser } from "../session/use-user.ts";
import { Button } from "../ui/form/button.tsx";
import { Select } from "../ui/form/select.tsx";
import { Card } from "../ui/page/card.tsx";
import { Progress } from "../ui/progress.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import styles from "./reading-report.module.css";
import {
  castText,
  doubtText,
  examplesText,
  layoutText,
  reasonText,
  scenesText,
  unrecognisedText,
} from "./reading-text.ts";
import { type ChosenLayout, useImport } from "./use-import.ts";

type Report = ResponseOf<(typeof routes)["getReadingReport"]>;

/** Ten lines fit on a phone: five counts, and what is uncertain. */
const MOST_DOUBTS = 5;

/** How a draft was read, and the layouts in which it can be read again. */
export function ReadingReportView({ report }: { readonly report: Report }) {
  const mayEdit = useMayEdit();
  const { unrecognised, doubts } = report;
  const inFull = doubts.length > MOST_DOUBTS ? doubts.slice(0, MOST_DOUBTS - 1) : doubts;
  const others = doubts.slice(inFull.length);
  return (
    <>
      <StatusLine
        status={
          unrecognised && {
            kind: "info",
            text: t("The layout was not recognised. {reason}", { reason: unrecognisedText(unrecognised) }),
            ...(report.format === "pdf" && { advice: t("Choose the layout below and read the script again.") }),
          }
        }
      />
      <Card>
        <dl className={styles.lines}>
          <Line name={t("Layout")}>{layoutText(report)}</Line>
          <Line name={t("Pages")}>{report.pages}</Line>
          <Line name={t("Scenes")}>{scenesText(report)}</Line>
          <Line name={t("Cast")}>{castText(report)}</Line>
          <Line name={t("Elements")}>{report.elements}</Line>
          {inFull.map((doubt) => (
            <Line key={doubt.kind} name={doubtText(doubt)}>
              {examplesText(doubt)}
              <small>{reasonText(doubt.kind)}</small>
            </Line>
          ))}
          {others.length > 0 && <Line name={t("Also uncertain")}>{formatList(others.map(doubtText))}</Line>}
          {doubts.length === 0 && <Line name={t("Uncertain")}>{t("Nothing is uncertain.")}</Line>}
        </dl>
      </Card>
      {mayEdit && report.format === "pdf" && <ReadAgain report={report} />}
    </>
  );
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Reads the draft again in another layout. Like a new draft, the result waits for review if there is a breakdown. */
function ReadAgain({ report: { name, version, layout } }: { readonly report: Report }) {
  const { id } = useProject();
  const user = useUser();
  const { work, status, tell, generate } = useImport(user.id, id);
  const [chosen, setChosen] = useState<ChosenLayout>(layout.choice ?? "automatic");
  const options: readonly { value: ChosenLayout; label: string }[] = [
    { value: "automatic", label: t("Detect automatically") },
    { value: "flush-left", label: t("Flush left") },
    { value: "stage-play", label: t("Stage play") },
    { value: "two-pages", label: t("Two pages per sheet") },
  ];
  return (
    <Card title={t("Read the script again")}>
      <p>{t("Your work is kept: the result is reviewed before it changes the breakdown.")}</p>
      <Select
        label={t("Layout")}
        options={options}
        value={chosen}
        disabled={work !== undefined}
        onChange={({ target }) => setChosen(options.find(({ value }) => value === target.value)!.value)}
      />
      <div>
        <Button kind="primary" busy={work?.button} onClick={() => generate({ fileName: name, version }, chosen)}>
          {t("Read again")}
        </Button>
      </div>
      {work && <Spinner label={work.text} />}
      {work?.progress && <Progress {...work.progress} />}
      <StatusLine status={status} onDone={() => tell(undefined)} />
    </Card>
  );
}
