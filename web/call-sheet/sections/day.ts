import type { routes } from "../../../shared/contract/routes.ts";
import type { ResponseOf } from "../../../shared/contract/schema/route.ts";

/** A day of a schedule: its call sheet, and the version of its times. */
export type DayOfCallSheet = ResponseOf<(typeof routes)["getCallSheetDays"]>["days"][number];

/** The production's logo with a presigned URL, valid for a few minutes. */
export type LogoShown = NonNullable<ResponseOf<(typeof routes)["getCallSheetDays"]>["logo"]>;
