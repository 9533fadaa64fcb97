import { USUAL_PAPERS } from "../../../shared/call-sheet/model/revision.ts";
import { NO_MAILING } from "../../../shared/call-sheet/publishing/mailing.ts";
import type { routes } from "../../../shared/contract/routes.ts";
import type { ResponseOf } from "../../../shared/contract/schema/route.ts";

/** Publications of a day, and the delivery states of its recipients. */
export type Published = ResponseOf<(typeof routes)["getPublications"]>;

/** For a day without publications. */
export const NOTHING_PUBLISHED: Published = {
  publications: [],
  papers: [...USUAL_PAPERS],
  sheet: null,
  people: [],
  addresses: null,
  mailing: NO_MAILING,
};
