import { setTimeout as pause } from "node:timers/promises";
import type { MailingProgress } from "../../shared/call-sheet/publishing/mailing.ts";
import { routes } from "../../shared/contract/routes.ts";
import type { Person } from "../people.ts";

/** Waits until the emails of a day's call sheet are sent or paused, asking at intervals. */
export async function mailed(
  { api }: Person,
  params: { readonly id: string; readonly scheduleName: string; readonly date: string },
  milliseconds = 50,
): Promise<MailingProgress> {
  for (;;) {
    const progress = await api(routes.getMailing, { params });
    if (progress.status !== "running") return progress;
    await pause(milliseconds);
  }
}
