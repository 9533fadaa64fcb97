import { Link, useLocation } from "react-router-dom";
import { t } from "../i18n/translate.ts";
import { paths } from "../navigation/paths.ts";
import { useProject } from "../navigation/project-context.ts";
import { useUser } from "../session/use-user.ts";
import styles from "./project-nav.module.css";

/** Navigation between the project's pages on wide screens; on narrow ones, the hub has the links. */
export function Sections() {
  const { id, limited } = useProject();
  const user = useUser().id;
  const { pathname } = useLocation();
  const within = (...starts: readonly string[]) => starts.some((start) => pathname.startsWith(start));
  const scheduling = [paths.manageDates, paths.productionCalendar, paths.availability, paths.manageSchedules];
  const hub = `${paths.project(user, id)}/`;
  const sections: readonly [label: string, to: string, isHere: boolean][] = [
    [t("Script"), paths.script(user, id), within(`${paths.script(user, id)}/`)],
    [t("Script Breakdown"), paths.breakdown(user, id), within(paths.draftReview(user, id))],
    [t("Cast List"), paths.castList(user, id), within(`/${id}/cast/`, `${hub}cast/`)],
    [t("Locations"), paths.locations(user, id), false],
    [
      t("Scheduling"),
      paths.scheduling(user, id),
      within(
        ...scheduling.map((of) => of(user, id)),
        ...["compare-schedules", "reports", "stripboard"].map((page) => hub + page),
      ),
    ],
    [
      t("Call Sheets"),
      paths.callSheets(user, id),
      within(paths.crew(user, id), paths.manageShootDays(user, id), `/${id}/call-sheets/`, `${hub}call-sheets/`),
    ],
    ...(limited ? [] : [["DPR", paths.dpr(user, id), false] satisfies [string, string, boolean]]),
  ];
  return (
    <ul className={styles.sections}>
      {sections.map(([label, to, isWithin]) => (
        <li key={to}>
          <Link
            to={to}
            className={styles.section}
            aria-current={pathname === to ? "page" : isWithin ? "true" : undefined}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
