import type { LoaderFunctionArgs } from "react-router-dom";
import { ApiError, api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { fetchSheetCode } from "../breakdown/lazy-views.ts";
import { waitingDraft } from "../draft-review/pending-draft.ts";
import { withEpisodes } from "../episodes/series-drafts.ts";
import { t } from "../i18n/translate.ts";
import { deferred, undefinedOn } from "../layout/deferred.tsx";
import { draftsOf } from "../script/search-drafts.ts";

export function scriptLoader({ params, request }: LoaderFunctionArgs<"id">) {
  const id = params.id!;
  const asked = new URL(request.url).searchParams.get("draft") ?? undefined;
  const episodes = api.listEpisodes({ params: { id } });
  const waiting = Promise.all([waitingDraft(id), episodes.catch(() => undefined)]);
  return {
    drafts: deferred(withEpisodes(id, draftsOf(id, Number(asked)), episodes)),
    // In a series, each episode says this itself.
    waiting: waiting.then(([draft, list]) => (list && list.episodes.length > 1 ? undefined : draft)),
    asked,
  };
}

export function readingReportLoader({ params }: LoaderFunctionArgs<"id" | "version">) {
  return { reading: deferred(readingOf(params.id!, Number(params.version))) };
}

/**
 * The report; the breakdown's scenes if some of the draft's text may be added to them; the episodes if the draft holds
 * several.
 */
async function readingOf(id: string, version: number) {
  const report = await api.getReadingReport({ params: { id }, query: { version } });
  const [findings, list] = await Promise.all([
    report.subScenes.length === 0 ? undefined : api.getFindings({ params: { id } }).catch(nothingUnlessBug),
    report.episodes && api.listEpisodes({ params: { id } }),
  ]);
  return { report, findings, list };
}

const NOT_READY = [404, 202, 204];

export function scriptBreakdownLoader({ params }: LoaderFunctionArgs<"id">) {
  const id = params.id!;
  fetchSheetCode();
  const arrival = deferred(arrivalOf(id));
  return { arrival, waiting: waitingBeside(id, arrival) };
}

/** The draft waiting for review; in a series, with its episode. */
async function waitingBeside(id: string, arrival: ReturnType<typeof arrivalOf>) {
  const draft = await waitingDraft(id);
  if (!draft) return undefined;
  const { findings } = await arrival.catch(() => ({ findings: undefined }));
  if (findings?.rows[0]?.episode === undefined) return draft;
  const scripts = await api.listScripts({ params: { id } }).catch(() => []);
  const { episode } = scripts.find(({ version }) => version === draft.version) ?? {};
  return { ...draft, ...(episode !== undefined && { episode }) };
}

/** The breakdown, or its progress. */
async function arrivalOf(id: string) {
  try {
    const found = api.getFindings({ params: { id } }).catch(nothingUnlessBug);
    const breakdown = await api.fetchBreakdown({ params: { id } });
    return { breakdown, findings: await found };
  } catch (error) {
    if (!(error instanceof ApiError) || !NOT_READY.includes(error.status) || error.code === "notFound") throw error;
    return { progress: await api.getBreakdownProgress({ params: { id } }) };
  }
}

/** The page is useful even without findings. */
function nothingUnlessBug(error: unknown): undefined {
  errorText(error, t("Failed to fetch the elements found"));
}

export function draftReviewLoader({ params, request }: LoaderFunctionArgs<"id">) {
  const episode = new URL(request.url).searchParams.get("episode") ?? undefined;
  const answer = api.getDraftReview({ params: { id: params.id! }, query: { episode } });
  return { review: undefinedOn("noBreakdown", undefinedOn("noDraft", answer)) };
}
