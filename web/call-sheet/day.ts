import type { AnswerOf } from "../../shared/contract/route.ts";
import type { routes } from "../../shared/contract/routes.ts";

/** A day of a schedule: its call sheet, and the version of its times. */
export type DayOfCallSheet = AnswerOf<(typeof routes)["getCallSheetDays"]>["days"][number];
