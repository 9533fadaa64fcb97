import type { Breakdown } from "../../shared/breakdown/breakdown.ts";
import { editInWords } from "../../shared/breakdown/changes-in-words.ts";
import { breakdownEditedByTsv } from "../../shared/breakdown/edit.ts";
import { TableError } from "../../shared/breakdown/tsv.ts";
import { routes } from "../../shared/contract/routes.ts";
import { changeBreakdown } from "../breakdown-change.ts";
import { serve } from "../http.ts";

const STALE =
  "Someone else has saved the breakdown in the meantime. Your changes are still here: copy them, then reload.";

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
      return { breakdown, what: editInWords(before.breakdown, breakdown) };
    },
    STALE,
  );
});
