import { textFromEighths } from "../../shared/breakdown/model/page-count.ts";
import type { ProjectStatus } from "../../shared/contract/schema/project-status.ts";
import { t } from "../i18n/translate.ts";
import type { ProjectCard } from "../layout/project-cards.tsx";

/** The number of each card; cards whose content does not exist yet keep their description. */
export function cardWords(status: ProjectStatus): Partial<Record<ProjectCard, string>> {
  const { drafts, scenes, pages, roles, sets, schedules, shootDays, reports } = status;
  return {
    ...(drafts > 0 && { script: t("{drafts, plural, one {# draft} other {# drafts}}", { drafts }) }),
    ...(scenes !== null && {
      breakdown: t("{scenes, plural, one {# scene} other {# scenes}}, {pages} pages", {
        scenes,
        pages: textFromEighths(pages?.all ?? 0),
      }),
    }),
    ...(roles && {
      castList: t("{all, plural, one {# character} other {# characters}}, {locked} locked", {
        all: roles.all,
        locked: roles.locked,
      }),
    }),
    ...(sets && {
      locations: t("{all, plural, one {# location} other {# locations}}, {locked} locked", {
        all: sets.all,
        locked: sets.locked,
      }),
    }),
    ...(schedules > 0 && {
      scheduling: t("{schedules, plural, one {# schedule} other {# schedules}}", { schedules }),
    }),
    ...(shootDays !== null && {
      callSheets: t("{shootDays, plural, one {# shoot day} other {# shoot days}}", { shootDays }),
    }),
    ...(reports !== null && { dpr: t("{reports, plural, one {# report} other {# reports}}", { reports }) }),
  };
}

/** The card with which a production goes on, and why; undefined once it has a schedule. */
export function nextStep(status: ProjectStatus): { readonly card: ProjectCard; readonly words: string } | undefined {
  if (status.drafts === 0) return { card: "script", words: t("Start here: import the script as a PDF") };
  if (status.scenes === null) return { card: "script", words: t("Next: generate the breakdown of the script") };
  if (status.schedules === 0) return { card: "scheduling", words: t("Next: create a schedule") };
  return undefined;
}
