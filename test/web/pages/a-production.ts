import { shownFindings } from "../../../functions/breakdown/shown-findings.ts";
import { pagesOf } from "../../../functions/breakdown/shown-lines.ts";
import { applyCorrection } from "../../../shared/breakdown/corrections/apply-correction.ts";
import { CorrectionError } from "../../../shared/breakdown/corrections/correction-error.ts";
import { describeCorrection, describeEdit } from "../../../shared/breakdown/corrections/describe-changes.ts";
import { breakdownEditedByTsv } from "../../../shared/breakdown/corrections/table-edit.ts";
import { draftChanges } from "../../../shared/breakdown/drafts/draft-changes.ts";
import { mergeDraft } from "../../../shared/breakdown/drafts/merge-draft.ts";
import { readingReport } from "../../../shared/breakdown/drafts/reading-report.ts";
import { tsvFromBreakdown } from "../../../shared/breakdown/formats/breakdown-tsv.ts";
import type { Breakdown } from "../../../shared/breakdown/model/breakdown.ts";
import { breakdownFromScenes } from "../../../shared/breakdown/model/breakdown-from-scenes.ts";
import type { routes } from "../../../shared/contract/routes.ts";
import type { PayloadFor } from "../../../shared/contract/schema/route.ts";
import { castListTsv } from "../../../shared/roster/options/cast-list.ts";
import { describeGroupChange } from "../../../shared/roster/roles/describe-group-change.ts";
import type { GroupChange } from "../../../shared/roster/roles/group-change.ts";
import { rosterRegrouped } from "../../../shared/roster/roles/group-edits.ts";
import {
  describeRoleCorrection,
  RoleError,
  rosterCorrected,
  rosterRestored,
} from "../../../shared/roster/roles/role-merge.ts";
import type { Roster } from "../../../shared/roster/roles/roster.ts";
import { rosterFromBreakdown } from "../../../shared/roster/roles/roster-from-breakdown.ts";
import { scenesFromLines } from "../../../shared/screenplay/scenes/scenes-from-lines.ts";
import { type Table, tableFromTsv } from "../../../shared/tables/tsv.ts";
import { action, numbered, script, speech } from "../../screenplay/typed-page.ts";
import { SCREENPLAY } from "../../small-tide.ts";
import { READER } from "./app.tsx";
import { type Answers, refused } from "./fake-api.ts";

/** The other user of the production. */
export const OTHER = "other@example.com";

type Correction = PayloadFor<(typeof routes)["correctBreakdown"]>["correction"];

interface Change {
  readonly breakdown: Breakdown;
  readonly roster?: Roster;
  readonly what: string;
}

interface Version extends Required<Change> {
  readonly by?: string;
}

/** A breakdown that the pages and others change by the rules of the server, without its storage. */
export function aProduction(screenplay = SCREENPLAY, { hasNumbers = true } = {}) {
  const lines = typedLines(screenplay, hasNumbers);
  const found = scenesFromLines(lines);
  const read = breakdownFromScenes(found.scenes);
  const versions: Version[] = [{ breakdown: read, roster: rosterFromBreakdown(read), what: "Read draft v1 - Draft" }];
  let stamp = 1;
  /** The second draft, while it waits for review. */
  let waiting: ReturnType<typeof draftOf> | undefined;
  const now = () => versions.at(-1)!;

  function save(by: string, { breakdown, roster = now().roster, what }: Change) {
    versions.push({ breakdown, roster: rosterFromBreakdown(breakdown, roster), what, by });
    return { version: versions.length };
  }

  const edited = (tsv: string): Change => {
    const breakdown = breakdownEditedByTsv(now().breakdown, tsv);
    return { breakdown, what: describeEdit(now().breakdown, breakdown) };
  };

  function correctedBy(correction: Correction): Change {
    const { breakdown, roster } = now();
    switch (correction.kind) {
      case "mergeRoles":
      case "splitRole":
      case "keepApart":
        return {
          ...{ breakdown, roster: rosterCorrected(roster, correction) },
          what: describeRoleCorrection(roster, correction),
        };
      default:
        return {
          breakdown: applyCorrection(breakdown, correction, lines),
          what: describeCorrection(breakdown, correction),
        };
    }
  }

  const regrouped = (change: GroupChange): Change => ({
    ...{ breakdown: now().breakdown, roster: rosterRegrouped(now().roster, change) },
    what: describeGroupChange(now().roster.groups, change),
  });

  function restored(version: number): Change {
    const { breakdown, roster, what } = versions[version - 1]!;
    return { breakdown, roster: rosterRestored(roster, now().roster), what: `Restored version ${version}: ${what}` };
  }

  /** Saves the user's edit, unless it is based on an older version. */
  const ofReader = (version: number | undefined, stale: string, change: () => Change) =>
    version === versions.length ? save(READER.email, change()) : refused(409, "staleBreakdown", stale);

  const draftOf = (name: string, text: string) => {
    const linesOfDraft = typedLines(text, hasNumbers);
    return { name, lines: linesOfDraft, fresh: breakdownFromScenes(scenesFromLines(linesOfDraft).scenes) };
  };

  const STALE = "Someone else has saved the breakdown in the meantime. Reload it and try again.";
  const NO_DRAFT = refused(404, "noDraft", "No draft is waiting for review.");
  const answers = {
    getChangeStamp: () => ({ stamp: String(stamp) }),
    getBreakdownProgress: () => ({
      ...{
        status: "succeeded" as const,
        percent: 100,
        script: { name: waiting?.name ?? "Draft", version: waiting ? 2 : 1 },
      },
      ...(waiting && { review: true as const }),
    }),
    getDraftReview: () => {
      if (!waiting) return NO_DRAFT;
      const changes = draftChanges(now().breakdown, waiting.fresh, waiting);
      return { version: versions.length, draftVersion: 2, name: waiting.name, changes };
    },
    applyDraft: ({ payload: { version, keepAside } }) => {
      const draft = waiting;
      if (!draft) return NO_DRAFT;
      waiting = undefined;
      return ofReader(version, STALE, () => ({
        breakdown: mergeDraft(now().breakdown, draft.fresh, { lines: draft.lines, keepAside }),
        what: `Applied draft v2 - ${draft.name}`,
      }));
    },
    discardDraft: () => {
      waiting = undefined;
      return { ok: true };
    },
    fetchBreakdown: () => ({ tsv_content: tsvFromBreakdown(now().breakdown), version: versions.length }),
    getFindings: () => shownFindings({ ...now(), version: versions.length, draftVersion: 1 }),
    getReadingReport: { name: "Draft", version: 1, format: "pdf", ...readingReport({ lines, ...found }) },
    getScriptLines: { draftVersion: 1, name: "Draft", pages: pagesOf(lines), mark: null },
    getCastList: () => castListTsv(now().roster, now().breakdown),
    listBreakdownVersions: () =>
      versions
        .map(({ by, what }, at) => ({
          ...{ version: at + 1, savedAt: "2031-03-03T10:00:00Z", what },
          ...(by && { savedBy: by }),
        }))
        .toReversed(),
    updateBreakdown: ({ payload: { tsv_content, version } }) => ofReader(version, STALE, () => edited(tsv_content)),
    correctBreakdown: ({ payload: { version, correction } }) => {
      try {
        return ofReader(version, STALE, () => correctedBy(correction));
      } catch (error) {
        if (!(error instanceof CorrectionError || error instanceof RoleError)) throw error;
        return refused(422, "cannotCorrect", error.message);
      }
    },
    restoreBreakdown: ({ payload: { version, restore } }) => ofReader(version, STALE, () => restored(restore)),
    changeLocationGroups: ({ payload: { version, change } }) =>
      ofReader(
        version,
        "Someone else has changed the breakdown or the groups in the meantime. Check them, then try again.",
        () => regrouped(change),
      ),
  } satisfies Answers;

  return {
    answers,
    now,
    version: () => versions.length,
    /** The values in a column of the saved breakdown. */
    column: (name: string) => now().breakdown.rows.map(({ cells }) => cells[name] ?? ""),
    /** Another person saves the breakdown with changed text. */
    otherWrites: (change: (table: Table) => string) =>
      void save(OTHER, edited(change(tableFromTsv(tsvFromBreakdown(now().breakdown))))),
    /** Another person imports a second draft. */
    otherImports(name: string, text: string) {
      waiting = draftOf(name, text);
    },
    otherRegroups: (change: GroupChange) => void save(OTHER, regrouped(change)),
    /** Notifies the pages of a change. */
    tell() {
      stamp++;
      window.dispatchEvent(new Event("focus"));
    },
  };
}

/** A screenplay of paragraphs, with scene numbers if there are any, as the parser returns it. */
function typedLines(screenplay: string, hasNumbers: boolean) {
  let scene = 0;
  return script(
    ...screenplay
      .trim()
      .split(/\n\n+/)
      .map((paragraph) => {
        const [first, ...said] = paragraph.split("\n");
        if (hasNumbers && /^(?:INT|EXT)\. /.test(paragraph)) return numbered(String(++scene), paragraph);
        return said.length > 0 ? speech(first!, ...said) : action(paragraph);
      }),
  );
}
