import Printer from "lucide-react/icons/printer";
import { useId, useState } from "react";
import { Link } from "react-router-dom";
import { LIST_NAMES, LISTS, type ListFormat, type ListName } from "../../shared/lists/list-name.ts";
import { REPORT_NAMES, REPORTS } from "../../shared/reports/report-name.ts";
import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { saveAs } from "../data/download-file.ts";
import { t } from "../i18n/translate.ts";
import { paths } from "../navigation/paths.ts";
import { useMayEdit, useProject } from "../navigation/project-context.ts";
import { useUser } from "../session/use-user.ts";
import { Button } from "../ui/form/button.tsx";
import popover from "../ui/popover.module.css";
import styles from "./reports-menu.module.css";

const FORMATS: Readonly<Record<ListFormat, string>> = { pdf: "PDF", xlsx: t("Excel") };

/** All printable reports, as an entry of the project's navigation. */
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
      setProblem(errorText(error, t("Failed to save “{list}”", { list: LISTS[list] })));
    }
    setBusy(undefined);
  }

  return (
    <>
      <button type="button" title={t("Reports")} popoverTarget={menu}>
        <Printer aria-hidden />
        <span>{t("Reports")}</span>
      </button>
      <div
        id={menu}
        popover="auto"
        className={`${popover.popover} ${styles.menu}`}
        onToggle={(event) => event.newState === "closed" && setProblem(undefined)}
      >
        <ul aria-label={t("Lists")}>
          {lists.map((list) => (
            <li key={list}>
              <span>{LISTS[list]}</span>
              {(["pdf", "xlsx"] as const).map((format) => (
                <Button
                  key={format}
                  aria-label={t("{list} as {format}", { list: LISTS[list], format: FORMATS[format] })}
                  disabled={busy !== undefined && busy !== `${list} ${format}`}
                  busy={busy === `${list} ${format}` && t("Saving...")}
                  onClick={() => save(list, format)}
                >
                  {FORMATS[format]}
                </Button>
              ))}
            </li>
          ))}
        </ul>
        <ul aria-label={t("Schedule reports")}>
          {REPORT_NAMES.map((report) => (
            <li key={report}>
              <Link to={paths.reports(user.id, id, "", report)}>{REPORTS[report]}</Link>
            </li>
          ))}
          <li>
            <Link to={paths.reports(user.id, id, "", "sides")}>{t("Sides")}</Link>
          </li>
        </ul>
        <p role="alert">{problem}</p>
      </div>
    </>
  );
}
