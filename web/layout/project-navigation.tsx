import Ellipsis from "lucide-react/icons/ellipsis";
import { type ReactNode, useId, useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { t } from "../i18n/translate.ts";
import type { OpenProject } from "../navigation/project-context.ts";
import { useUser } from "../session/use-user.ts";
import styles from "./project-navigation.module.css";
import { projectSections } from "./project-sections.ts";

interface ProjectNavigationProps {
  readonly project: OpenProject;
  /** A last entry. */
  readonly last?: ReactNode;
}

/** Links to all pages of a project: in a rail, or in a bar with a list of the pages that it has no room for. */
export function ProjectNavigation({ project, last }: ProjectNavigationProps) {
  const user = useUser().id;
  const { pathname } = useLocation();
  const list = useId();
  const more = useRef<HTMLButtonElement>(null);
  // The list closes by itself when another page opens.
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === pathname;
  const close = () => setOpenOn(undefined);
  return (
    <nav
      className={styles.sections}
      aria-label={t("Project")}
      data-open={isOpen}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== "Escape" || !isOpen || currentTarget.querySelector(":popover-open")) return;
        close();
        more.current?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) =>
        relatedTarget !== null && !currentTarget.contains(relatedTarget) && close()
      }
    >
      <ul id={list} className={styles.list}>
        {projectSections(user, project).map(({ label, to, Icon, bar, within = [], isPart }) => {
          const isWithin = within.some((start) => pathname.startsWith(start));
          return (
            <li key={to} data-bar={bar} data-part={isPart}>
              <Link
                to={to}
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
        ref={more}
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
