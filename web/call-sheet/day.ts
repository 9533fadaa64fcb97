import type { AnswerOf } from "../../shared/contract/route.ts";
import type { routes } from "../../shared/contract/routes.ts";

/** A day of a schedule: its call sheet, and the version of its times. */
export type DayOfCallSheet = AnswerOf<(typeof routes)["getCallSheetDays"]>["days"][number];

/** The production's logo, with an address from which it can be read for a few minutes. */
export type LogoShown = NonNullable<AnswerOf<(typeof routes)["getCallSheetDays"]>["logo"]>;
