import PanelLeft from "lucide-react/icons/panel-left";
import { type ReactNode, use } from "react";
import { Link } from "react-router-dom";
import { t } from "../i18n/translate.ts";
import { paths } from "../navigation/paths.ts";
import { fullName, type OpenProject } from "../navigation/project-context.ts";
import { useUser } from "../session/use-user.ts";
import { IconButton } from "../ui/form/icon-button.tsx";
import styles from "./project-frame.module.css";
import { ProjectNavigation } from "./project-navigation.tsx";
import { ShellContext } from "./shell-context.ts";
import { useFoldedRail } from "./use-folded-rail.ts";

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
        {!project.isMissing && <ProjectNavigation project={project} last={last} />}
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
