import Printer from "lucide-react/icons/printer";
import { useId, useState } from "react";
import { Link } from "react-router-dom";
import { LIST_NAMES, LISTS, type ListFormat, type ListName } from "../../shared/lists/list-name.ts";
import { REPORT_NAMES, REPORTS } from "../../shared/reports/report-name.ts";
import { api } from "../api.ts";
import { paths } from "../paths.ts";
import { wordsFor } from "../problem-words.ts";
import { useMayEdit, useProject } from "../project-context.ts";
import { saveAs } from "../save-as.ts";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import popover from "../ui/popover.module.css";
import styles from "./reports-menu.module.css";

const FORMATS: Readonly<Record<ListFormat, string>> = { pdf: "PDF", xlsx: say("Excel") };

/** Everything that a production office prints, from wherever one is in the project. */
export function ReportsMenu() {
  const { id } = useProject();
  const user = useUser();
  const mayEdit = useMayEdit();
  const menu = useId();
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const lists = LIST_NAMES.filter((list) => mayEdit || list !== "dietary-list");

  async function save(list: ListName, format: ListFormat) {
    setProblem(undefined);
    setBusy(`${list} ${format}`);
    try {
      const { blob, name } = await api.saveList({ params: { id }, query: { list, format } });
      saveAs(blob, name ?? `${list}.${format}`);
    } catch (error) {
      setProblem(wordsFor(error, say("Failed to save the {list}", { list: LISTS[list].toLowerCase() })));
    }
    setBusy(undefined);
  }

  return (
    <>
      <IconButton label={say("Reports")} icon={<Printer />} popoverTarget={menu} />
      <div
        id={menu}
        popover="auto"
        className={`${popover.popover} ${styles.menu}`}
        onToggle={(event) => event.newState === "closed" && setProblem(undefined)}
      >
        <ul aria-label={say("Lists")}>
          {lists.map((list) => (
            <li key={list}>
              <span>{LISTS[list]}</span>
              {(["pdf", "xlsx"] as const).map((format) => (
                <Button
                  key={format}
                  aria-label={say("{list} as {format}", { list: LISTS[list], format: FORMATS[format] })}
                  disabled={busy !== undefined && busy !== `${list} ${format}`}
                  busy={busy === `${list} ${format}` && say("Saving...")}
                  onClick={() => save(list, format)}
                >
                  {FORMATS[format]}
                </Button>
              ))}
            </li>
          ))}
        </ul>
        <ul aria-label={say("Schedule reports")}>
          {REPORT_NAMES.map((report) => (
            <li key={report}>
              <Link to={paths.reports(user.id, id, "", report)}>{REPORTS[report]}</Link>
            </li>
          ))}
          <li>
            <Link to={paths.reports(user.id, id, "", "sides")}>{say("Sides")}</Link>
          </li>
        </ul>
        <p role="alert">{problem}</p>
      </div>
    </>
  );
}
