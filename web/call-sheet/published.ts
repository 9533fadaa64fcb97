import { USUAL_PAPERS } from "../../shared/call-sheet/publishing/revision.ts";
import type { AnswerOf } from "../../shared/contract/route.ts";
import type { routes } from "../../shared/contract/routes.ts";

/** What has been published of a day, and where everyone on it stands. */
export type Published = AnswerOf<(typeof routes)["getPublications"]>;

/** Of a day of which nothing has been published. */
export const NOTHING_PUBLISHED: Published = {
  publications: [],
  papers: [...USUAL_PAPERS],
  sheet: null,
  people: [],
};
