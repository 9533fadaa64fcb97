import { shownFindings } from "../../../functions/shown-findings.ts";
import { pagesOf } from "../../../functions/shown-lines.ts";
import type { Breakdown } from "../../../shared/breakdown/breakdown.ts";
import { breakdownFromScenes } from "../../../shared/breakdown/breakdown-from-scenes.ts";
import { tsvFromBreakdown } from "../../../shared/breakdown/breakdown-tsv.ts";
import { correctionInWords, editInWords } from "../../../shared/breakdown/changes-in-words.ts";
import { corrected } from "../../../shared/breakdown/corrected.ts";
import { CorrectionError } from "../../../shared/breakdown/correction-error.ts";
import { breakdownEditedByTsv } from "../../../shared/breakdown/edit.ts";
import { type Table, tableFromTsv } from "../../../shared/breakdown/tsv.ts";
import type { PayloadFor } from "../../../shared/contract/route.ts";
import type { routes } from "../../../shared/contract/routes.ts";
import { castListTsv } from "../../../shared/roster/cast-list.ts";
import type { GroupChange } from "../../../shared/roster/group-change.ts";
import { groupChangeInWords } from "../../../shared/roster/group-change-in-words.ts";
import { rosterRegrouped } from "../../../shared/roster/group-edits.ts";
import {
  RoleError,
  roleCorrectionInWords,
  rosterCorrected,
  rosterRestored,
} from "../../../shared/roster/role-merge.ts";
import type { Roster } from "../../../shared/roster/roster.ts";
import { rosterFromBreakdown } from "../../../shared/roster/roster-from-breakdown.ts";
import { scenesFromLines } from "../../../shared/screenplay/scenes.ts";
import { action, numbered, script, speech } from "../../screenplay/typed-page.ts";
import { SCREENPLAY } from "../../small-tide.ts";
import { READER } from "./app.tsx";
import { type Answers, refused } from "./fake-api.ts";

/** Who else works on the production. */
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
export function aProduction(screenplay = SCREENPLAY) {
  const lines = typedLines(screenplay);
  const read = breakdownFromScenes(scenesFromLines(lines).scenes);
  const versions: Version[] = [{ breakdown: read, roster: rosterFromBreakdown(read), what: "Read draft v1 - Draft" }];
  let stamp = 1;
  const now = () => versions.at(-1)!;

  function save(by: string, { breakdown, roster = now().roster, what }: Change) {
    versions.push({ breakdown, roster: rosterFromBreakdown(breakdown, roster), what, by });
    return { version: versions.length };
  }

  const edited = (tsv: string): Change => {
    const breakdown = breakdownEditedByTsv(now().breakdown, tsv);
    return { breakdown, what: editInWords(now().breakdown, breakdown) };
  };

  function correctedBy(correction: Correction): Change {
    const { breakdown, roster } = now();
    switch (correction.kind) {
      case "mergeRoles":
      case "splitRole":
      case "keepApart":
        return {
          ...{ breakdown, roster: rosterCorrected(roster, correction) },
          what: roleCorrectionInWords(roster, correction),
        };
      default:
        return {
          breakdown: corrected(breakdown, correction, lines),
          what: correctionInWords(breakdown, correction),
        };
    }
  }

  const regrouped = (change: GroupChange): Change => ({
    ...{ breakdown: now().breakdown, roster: rosterRegrouped(now().roster, change) },
    what: groupChangeInWords(now().roster.groups, change),
  });

  function restored(version: number): Change {
    const { breakdown, roster, what } = versions[version - 1]!;
    return { breakdown, roster: rosterRestored(roster, now().roster), what: `Restored version ${version}: ${what}` };
  }

  /** What the reader saves, unless they saw an older version. */
  const ofReader = (version: number | undefined, stale: string, change: () => Change) =>
    version === versions.length ? save(READER.email, change()) : refused(409, "staleBreakdown", stale);

  const STALE = "Someone else has saved the breakdown in the meantime. Reload it and try again.";
  const answers = {
    getChangeStamp: () => ({ stamp: String(stamp) }),
    getBreakdownProgress: { status: "succeeded", percent: 100, script: { name: "Draft", version: 1 } },
    getDraftReview: refused(404, "noDraft", "No draft is waiting for review."),
    fetchBreakdown: () => ({ tsv_content: tsvFromBreakdown(now().breakdown), version: versions.length }),
    getFindings: () => shownFindings({ ...now(), version: versions.length, draftVersion: 1 }),
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
    /** The words in a column of the breakdown, as it is saved. */
    column: (name: string) => now().breakdown.rows.map(({ cells }) => cells[name] ?? ""),
    /** Somebody else saves the breakdown with other words in it. */
    otherWrites: (change: (table: Table) => string) =>
      void save(OTHER, edited(change(tableFromTsv(tsvFromBreakdown(now().breakdown))))),
    otherRegroups: (change: GroupChange) => void save(OTHER, regrouped(change)),
    /** Has the pages hear that somebody has changed something. */
    tell() {
      stamp++;
      window.dispatchEvent(new Event("focus"));
    },
  };
}

/** A screenplay of paragraphs, its scenes numbered, as a reader of typed pages gives it. */
function typedLines(screenplay: string) {
  let scene = 0;
  return script(
    ...screenplay
      .trim()
      .split(/\n\n+/)
      .map((paragraph) => {
        const [first, ...said] = paragraph.split("\n");
        if (/^(?:INT|EXT)\. /.test(paragraph)) return numbered(String(++scene), paragraph);
        return said.length > 0 ? speech(first!, ...said) : action(paragraph);
      }),
  );
}
