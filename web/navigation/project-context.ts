import { createContext, useContext } from "react";
import type { MemberRole } from "../../shared/contract/projects.ts";
import type { ProductionCalendar } from "../../shared/schedule/model/production-calendar.ts";
import type { StripPalette } from "../../shared/schedule/strip-colours/strip-palette.ts";
import { t } from "../i18n/translate.ts";

/** The project whose pages are open. */
export interface OpenProject {
  readonly id: string;
  /** What it is called wherever others may see it: in titles of the browser and names of files. */
  readonly name: string;
  /** Its own name, which a cover title keeps to the team; missing where it could not be loaded. */
  readonly trueName?: string;
  readonly projectType: string;
  readonly completed: boolean;
  /** What the signed-in person may do in it. */
  readonly may: MemberRole;
  /** Whether there is none of that id, or the signed-in person is not on its team. */
  readonly isMissing?: boolean;
  /** Whether the signed-in person sees some scenes of it only. */
  readonly limited?: boolean;
  /** Whether everybody on it signs in with a second step. */
  readonly secondStepAsked?: boolean;
  /** Whether pages of scripts and call sheets carry their reader's name. */
  readonly pagesMarked?: boolean;
  /** The strip colours that it has chosen for itself, if it has. */
  readonly palette?: StripPalette | undefined;
}

export const ProjectContext = createContext<OpenProject | undefined>(undefined);

/** When the project's production works and when not. */
export const CalendarContext = createContext<ProductionCalendar | undefined>(undefined);

export function useProject(): OpenProject {
  const project = useContext(ProjectContext);
  if (!project) throw new Error("This page is not below a project.");
  return project;
}

/** A project's own name, with its cover title beside it. */
export function fullName({ name, trueName = name }: Pick<OpenProject, "name" | "trueName">): string {
  return name === trueName ? name : t("{trueName} ({name})", { trueName, name });
}

/** Whether the signed-in person may change the project: a viewer may not, and nobody changes a completed one. */
export function useMayEdit(): boolean {
  const { may, completed } = useProject();
  return may !== "viewer" && !completed;
}
