import { describeEdit } from "../../shared/breakdown/corrections/describe-changes.ts";
import { breakdownEditedByTsv } from "../../shared/breakdown/corrections/table-edit.ts";
import type { Breakdown } from "../../shared/breakdown/model/breakdown.ts";
import { routes } from "../../shared/contract/routes.ts";
import { message } from "../../shared/i18n/speech.ts";
import { TableError } from "../../shared/tables/tsv.ts";
import { changeBreakdown } from "../breakdown/breakdown-change.ts";
import { serve } from "../http/serve.ts";

const STALE = message(
  "Someone else has saved the breakdown in the meantime. Your changes are still here: copy them, then reload.",
);

export const handler = serve(routes.updateBreakdown, async ({ member, payload, refuse }) => {
  const edited = (before: Breakdown): Breakdown => {
    try {
      return breakdownEditedByTsv(before, payload.tsv_content);
    } catch (error) {
      if (error instanceof TableError) return refuse("unreadableTable", error.message);
      throw error;
    }
  };
  return changeBreakdown(
    member,
    payload,
    refuse,
    (before) => {
      const breakdown = edited(before.breakdown);
      return { breakdown, what: describeEdit(before.breakdown, breakdown) };
    },
    STALE,
  );
});
