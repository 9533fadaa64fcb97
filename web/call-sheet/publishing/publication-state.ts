import { USUAL_PAPERS } from "../../../shared/call-sheet/model/revision.ts";
import type { routes } from "../../../shared/contract/routes.ts";
import type { ResponseOf } from "../../../shared/contract/schema/route.ts";

/** What has been published of a day, and where everyone on it stands. */
export type Published = ResponseOf<(typeof routes)["getPublications"]>;

/** Of a day of which nothing has been published. */
export const NOTHING_PUBLISHED: Published = {
  publications: [],
  papers: [...USUAL_PAPERS],
  sheet: null,
  people: [],
};
