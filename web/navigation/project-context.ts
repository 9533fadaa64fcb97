import { createContext, useContext } from "react";
import type { MemberRole } from "../../shared/contract/projects.ts";
import type { Clock } from "../../shared/roster/fields/clock.ts";
import type { ProductionCalendar } from "../../shared/schedule/model/production-calendar.ts";
import type { StripPalette } from "../../shared/schedule/strip-colours/strip-palette.ts";
import { t } from "../i18n/translate.ts";

/** The open project. */
export interface OpenProject {
  readonly id: string;
  /** Name shown where others may see it: in browser titles and file names. */
  readonly name: string;
  /**
   * The real title, which a working title hides from people outside the team; undefined when it could not be loaded.
   */
  readonly trueName?: string;
  readonly projectType: string;
  readonly completed: boolean;
  /** The user's role in the project. */
  readonly may: MemberRole;
  /** Whether the project does not exist, or the user is not on its team. */
  readonly isMissing?: boolean;
  /** Whether the user is a restricted member. */
  readonly limited?: boolean;
  /** Whether the project requires two-factor authentication. */
  readonly secondStepAsked?: boolean;
  /** Whether pages of scripts and call sheets have watermarks. */
  readonly pagesMarked?: boolean;
  /** How times of day are written; with twelve hours when absent. */
  readonly clock?: Clock | undefined;
  /** Custom strip colours, if any. */
  readonly palette?: StripPalette | undefined;
}

export const ProjectContext = createContext<OpenProject | undefined>(undefined);

/** The production's calendar. */
export const CalendarContext = createContext<ProductionCalendar | undefined>(undefined);

export function useProject(): OpenProject {
  const project = useContext(ProjectContext);
  if (!project) throw new Error("This page is not below a project.");
  return project;
}

/** The project's real title with its working title. */
export function fullName({ name, trueName = name }: Pick<OpenProject, "name" | "trueName">): string {
  return name === trueName ? name : t("{trueName} ({name})", { trueName, name });
}

/** Whether the user may edit the project: viewers may not, and no one may edit a completed project. */
export function useMayEdit(): boolean {
  const { may, completed } = useProject();
  return may !== "viewer" && !completed;
}
