import * as z from "zod";
import type { ArchivedItem } from "../../shared/archive/import-mapping.ts";
import { type ArchivedTable, damaged } from "../../shared/archive/manifest.ts";
import { stored } from "../../shared/i18n/stored.ts";
import { DayStatus } from "../../shared/schedule/day-out-of-days/day-status.ts";
import { CalendarDate } from "../../shared/schedule/model/calendar-date-schema.ts";
import { SavedVersion } from "../store/breakdown/breakdowns.ts";
import { Draft } from "../store/breakdown/drafts.ts";
import { EpisodesRow } from "../store/breakdown/episodes.ts";
import { PendingDraft } from "../store/breakdown/pending-draft.ts";
import { CallSheetSettingsRow } from "../store/call-sheet/call-sheet-settings.ts";
import { CrewRow } from "../store/call-sheet/crew.ts";
import { DeliveryRow } from "../store/call-sheet/deliveries.ts";
import { ReportRow } from "../store/call-sheet/production-reports.ts";
import { PublicationRow } from "../store/call-sheet/publications.ts";
import { LockRow } from "../store/options/option-locks.ts";
import { ActorRow, LocationRow } from "../store/options/options.ts";
import { PhotoRow } from "../store/options/photos.ts";
import { FormerRow } from "../store/project/former-members.ts";
import { ProjectRow } from "../store/project/projects.ts";
import { ActiveRow } from "../store/project/schedule-keys.ts";
import { BoardRulesRow } from "../store/schedule/board-strictness.ts";
import { CalendarRow } from "../store/schedule/calendars.ts";
import { DayRow, ScheduleRow, TimingRow } from "../store/schedule/schedules.ts";
import { StripPaletteRow } from "../store/schedule/strip-palettes.ts";
import { BoardVersionRow } from "../store/schedule/stripboards.ts";
import { UnitsRow } from "../store/schedule/units.ts";

/** A short text: a name, an ID or an instant. */
const Short = z.string().max(500);
const Folder = z
  .string()
  .max(300)
  .regex(/^projects\/[0-9a-z]+\/./);
const Name = z.string().max(200);
const byWhom = { savedBy: Short.optional(), savedAt: Short.optional(), format: z.int().optional() };
const changed = { operation: Short.optional(), changedAt: Short.optional(), changedBy: Short.optional() };

const RemovedRow = z.object({
  expiresAt: z.number(),
  lock: LockRow.optional(),
  removedAt: Short,
  removedBy: Short,
});
const ImportedMember = z.object({
  userId: Short.optional(),
  email: Short.optional(),
  role: Short.optional(),
  label: Short.optional(),
  sees: z.unknown().optional(),
  invitedUntil: z.number().optional(),
});
const ImportedActor = ActorRow.extend({ actorName: Name, castId: Name, addedBy: Short.optional(), ...changed });
const ImportedLocation = LocationRow.extend({
  locationName: Name,
  groupId: Name,
  addedBy: Short.optional(),
  ...changed,
});

/** The kinds of rows that an archive may contain: the pattern of the sort key and the schema of the row. */
const KINDS: Readonly<Record<ArchivedTable, readonly (readonly [sortKey: RegExp, row: z.ZodObject])[]>> = {
  projects: [
    [
      /^PROJECT$/,
      ProjectRow.omit({ erasedOn: true }).extend({
        projectName: Short.min(1),
        coverTitle: z.string().min(1).max(100).optional(),
        projectType: Name,
        createdBy: Short.optional(),
        importedAt: Short.optional(),
        version: z.int().optional(),
      }),
    ],
    [/^(?:MEMBER|INVITATION)#[^#]{1,254}$/, ImportedMember],
    [/^REMOVED#[^#]{1,254}$/, z.object({ was: ImportedMember.extend({ sk: Short }), removedBy: Short.optional() })],
    [/^FORMER#[0-9a-f]{64}$/, FormerRow],
    [
      /^DRAFT#\d{6}$/,
      Draft.extend({ name: Name, reason: z.string().max(2000).optional(), uploadedBy: Short.optional() }),
    ],
    [
      /^BREAKDOWN$/,
      SavedVersion.partial({ savedAt: true, what: true }).extend({ folder: Folder, format: z.int().optional() }),
    ],
    [/^BREAKDOWN#\d{8}$/, SavedVersion.extend({ folder: Folder })],
    [/^EPISODES$/, EpisodesRow.extend(byWhom)],
    [/^PROPOSAL(?:#[0-9a-z]{1,40})?$/, PendingDraft.extend({ proposedAt: Short.optional() })],
    [/^CALENDAR$/, CalendarRow.extend(byWhom)],
    [/^CALL-SHEETS$/, CallSheetSettingsRow.extend(byWhom)],
    [/^CREW$/, CrewRow.extend(byWhom)],
    [/^REPORT#\d{4}-\d\d-\d\d(?:#[0-9a-z]{1,40})?$/, ReportRow.extend(byWhom)],
    [/^BOARD-RULES$/, BoardRulesRow.extend(byWhom)],
    [/^STRIP-PALETTE$/, StripPaletteRow.extend(byWhom)],
    [/^UNITS$/, UnitsRow.extend(byWhom)],
  ],
  options: [
    [/^ACTOR#\d{1,6}#/, ImportedActor],
    [/^LOCATION#[^#]+#/, ImportedLocation],
    [/^LOCK#(?:ACTOR|LOCATION)#/, LockRow.omit({ sk: true }).extend({ name: Name })],
    [/^PHOTO#[0-9a-z]{8,40}$/, PhotoRow.extend({ addedBy: Short.optional() })],
    [/^REMOVED#ACTOR#\d{1,6}#/, RemovedRow.extend({ kept: ImportedActor })],
    [/^REMOVED#LOCATION#[^#]+#/, RemovedRow.extend({ kept: ImportedLocation })],
  ],
  schedules: [
    [
      /^SCHEDULE#[^#]+$/,
      ScheduleRow.extend({
        name: Name,
        folder: Folder,
        version: z.int().optional(),
        createdBy: Short.optional(),
        format: z.int().optional(),
        ...changed,
      }),
    ],
    [/^DAY#\d{4}-\d\d-\d\d#[^#]+$/, DayRow.extend({ scheduleName: Name })],
    [/^TIMING#[^#]+#\d{4}-\d\d-\d\d$/, TimingRow.extend(byWhom)],
    [
      /^ACTIVE(?:#[0-9a-z]{1,40})?$/,
      ActiveRow.extend({ scheduleName: Name, chosenBy: Short.optional(), chosenAt: Short.optional() }),
    ],
    [/^BOARD#[^#]+#\d{8}$/, BoardVersionRow.extend({ folder: Folder.optional(), ...byWhom })],
    [/^EVENT#\d{1,6}#/, DayStatus.unwrap().extend({ savedBy: Short.optional() })],
    [
      /^NIGHT#\d{4}-\d\d-\d\d#/,
      z.object({ mail: z.enum(["SENDING", "SENT", "FAILED"]).optional(), madeAt: Short.optional() }),
    ],
    [
      /^PUBLICATION#[0-9a-f]{20}#\d{6}$/,
      PublicationRow.extend({ document: Folder, scheduleName: Name, date: CalendarDate }),
    ],
    [/^TOLD#[0-9a-f]{20}#\d{6}#/, DeliveryRow.omit({ sk: true }).extend({ isLasting: z.boolean().optional() })],
  ],
};

/**
 * An archived row reduced to the fields of its kind, so that no index finds a row by a foreign field.
 *
 * @throws {ArchiveError} if the table has no such kind of row
 */
export function importedRow(table: ArchivedTable, row: ArchivedItem): ArchivedItem {
  const sk = String(row.sk);
  const kind = KINDS[table].find(([sortKey]) => sortKey.test(sk));
  if (!kind || Buffer.byteLength(sk) > MAX_KEY_BYTES)
    throw damaged(stored('the row "{row}" does not belong to its project.', { row: sk.slice(0, 80) }));
  const [, Kind] = kind;
  if (!Kind.safeParse(row).success)
    throw damaged(stored('the row "{row}" is not in Backlot\'s format.', { row: sk.slice(0, 80) }));
  return { pk: row.pk, sk: row.sk, ...knownFields(Kind, row) };
}

/** The maximum length of a sort key in DynamoDB. */
const MAX_KEY_BYTES = 1024;

/** The fields of a row that its schema defines, with their archived values. */
function knownFields({ shape }: z.ZodObject, row: ArchivedItem): ArchivedItem {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([field, of]) => {
      const value = row[field];
      if (value === undefined) return [];
      // A removed option becomes an item of its own when it is restored, so its nested fields are filtered too.
      return [[field, of instanceof z.ZodObject ? knownFields(of, value as ArchivedItem) : value]]; // Parsed by the same shape.
    }),
  );
}
