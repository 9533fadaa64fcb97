import Ellipsis from "lucide-react/icons/ellipsis";
import PanelLeft from "lucide-react/icons/panel-left";
import { type ReactNode, use, useId, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { t } from "../i18n/translate.ts";
import { paths } from "../navigation/paths.ts";
import { fullName, type OpenProject } from "../navigation/project-context.ts";
import { useUser } from "../session/use-user.ts";
import { IconButton } from "../ui/form/icon-button.tsx";
import styles from "./project-frame.module.css";
import { projectSections } from "./project-sections.ts";
import { useFoldedRail } from "./rail-width.ts";
import { ShellContext } from "./shell-context.ts";

interface ProjectFrameProps {
  readonly project: OpenProject;
  /** Buttons next to the project's name. */
  readonly tools?: ReactNode;
  /** A last entry of the navigation. */
  readonly last?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The navigation of a project around its pages: a rail on wide screens, a bar at the top and one at the bottom on narrow
 * ones.
 */
export function ProjectFrame({ project, tools, last, children }: ProjectFrameProps) {
  const shell = use(ShellContext);
  const user = useUser();
  const [isFolded, fold] = useFoldedRail();
  return (
    <div className={styles.frame} data-folded={isFolded}>
      <div className={styles.rail}>
        <header className={styles.head}>
          <SkipLink />
          <div className={styles.brand}>
            {shell.brand}
            <span className={styles.fold}>
              <IconButton
                label={isFolded ? t("Unfold navigation") : t("Fold navigation")}
                icon={<PanelLeft className="mirrors" />}
                onClick={fold}
              />
            </span>
          </div>
          <div className={styles.name}>
            <Link to={paths.project(user.id, project.id)}>{fullName(project)}</Link>
            {tools}
          </div>
          <div className={styles.tools}>{shell.tools}</div>
        </header>
        {!project.isMissing && <Sections project={project} last={last} />}
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

/** The first stop of the Tab key: jumps over the navigation. */
function SkipLink() {
  return (
    <button
      type="button"
      className={styles.skip}
      onClick={() => {
        const main = document.querySelector("main");
        if (!main) return;
        main.tabIndex = -1;
        main.focus();
      }}
    >
      {t("Skip to content")}
    </button>
  );
}

function Sections({ project: { id, limited }, last }: Pick<ProjectFrameProps, "project" | "last">) {
  const user = useUser().id;
  const { pathname } = useLocation();
  const list = useId();
  // The list closes by itself when another page opens.
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === pathname;
  const close = () => setOpenOn(undefined);
  return (
    <nav
      className={styles.sections}
      aria-label={t("Project")}
      data-open={isOpen}
      onKeyDown={({ key }) => key === "Escape" && close()}
      onBlur={({ currentTarget, relatedTarget }) =>
        relatedTarget !== null && !currentTarget.contains(relatedTarget) && close()
      }
    >
      <ul id={list} className={styles.list}>
        {projectSections(user, id, limited).map(({ label, to, Icon, bar, within = [], isPart }) => {
          const isWithin = within.some((start) => pathname.startsWith(start));
          return (
            <li key={to} data-bar={bar} data-part={isPart}>
              <Link
                to={to}
                className={styles.section}
                title={label}
                aria-current={pathname === to ? "page" : isWithin ? "true" : undefined}
                onClick={close}
              >
                <Icon aria-hidden />
                <span>{label}</span>
              </Link>
            </li>
          );
        })}
        {last && <li data-bar="more">{last}</li>}
      </ul>
      <button
        type="button"
        className={styles.more}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpenOn(isOpen ? undefined : pathname)}
      >
        <Ellipsis aria-hidden />
        <span>{isOpen ? t("Close") : t("More")}</span>
      </button>
    </nav>
  );
}
