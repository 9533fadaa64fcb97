import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { textFromEighths } from "../../shared/breakdown/model/page-count.ts";
import type { ProjectStatus } from "../../shared/contract/schema/project-status.ts";
import { withDayMarks } from "../../shared/dates/day-marks.ts";
import { shownDate } from "../../shared/dates/shown-date.ts";
import { formatList, t } from "../i18n/translate.ts";
import { paths } from "../navigation/paths.ts";
import styles from "./status-tiles.module.css";

interface StatusTilesProps {
  readonly user: string;
  readonly id: string;
  /** Whether the member is restricted; the reports are hidden from them. */
  readonly limited: boolean | undefined;
  /** Undefined while it is loading. */
  readonly status: ProjectStatus | undefined;
}

const NAMED_ROLES = 3;
const NONE = "–";
const NO_BREAKDOWN = t("Once the script is broken down");

/** Where a production stands, each fact with a link to its page. */
export function StatusTiles({ user, id, limited, status }: StatusTilesProps) {
  const sheet = (day: ProjectStatus["today"]) =>
    day ? `${paths.callSheetOf(user, id, day.schedule)}?day=${day.dayNumber}` : paths.manageShootDays(user, id);
  const pages = status?.pages;
  const shot = pages?.shot ?? 0;
  return (
    <ul className={styles.tiles} aria-busy={!status} aria-label={t("Where the production stands")}>
      {status?.units ? (
        status.units.map((unit) => <UnitTile key={unit.name} {...unit} to={sheet(unit.today ?? unit.next)} />)
      ) : (
        <>
          <Tile name={t("Today")} to={sheet(status?.today ?? null)} note={status && todayNote(status.today)}>
            {status && (status.today ? t("Day {dayNumber}", { dayNumber: status.today.dayNumber }) : t("No shoot day"))}
          </Tile>
          <Tile
            name={t("Next shoot day")}
            to={sheet(status?.next ?? null)}
            note={status?.next && nextNote(status.next, limited === true)}
          >
            {status &&
              (status.next
                ? t("Day {dayNumber}, {date}", { dayNumber: status.next.dayNumber, date: shownDate(status.next.date) })
                : t("None"))}
          </Tile>
        </>
      )}
      {!limited && (
        <Tile
          name={t("Pages shot")}
          to={paths.dpr(user, id)}
          note={pages ? <PagesNote {...pages} /> : status && NO_BREAKDOWN}
        >
          {pages ? t("{shot} of {all}", { shot: textOf(shot), all: textOf(pages.all) }) : status && NONE}
        </Tile>
      )}
      <Tile
        name={t("Uncast characters")}
        to={paths.castList(user, id)}
        note={status && (status.roles ? uncastNote(status.roles.uncast) : NO_BREAKDOWN)}
      >
        {status && (status.roles ? String(status.roles.uncast.length) : NONE)}
      </Tile>
      <Tile name={t("Findings to review")} to={paths.breakdown(user, id)} note={status && reviewNote(status.toCheck)}>
        {status && (status.toCheck === null ? NONE : String(status.toCheck))}
      </Tile>
    </ul>
  );
}

type StatusOfUnit = NonNullable<ProjectStatus["units"]>[number];

/** A unit's day: today's, or the next one. */
function UnitTile({ name, today, next, to }: StatusOfUnit & { readonly to: string }) {
  const day = today ?? next;
  return (
    <Tile name={name} to={to} note={day ? todayNote(day) : t("Nothing is scheduled")}>
      {day
        ? today
          ? t("Today: day {dayNumber}", { dayNumber: day.dayNumber })
          : t("Day {dayNumber}, {date}", { dayNumber: day.dayNumber, date: shownDate(day.date) })
        : t("None")}
    </Tile>
  );
}

/** The pages of each unit, or a scale where there is one unit. */
function PagesNote({ shot, all, units }: NonNullable<ProjectStatus["pages"]>) {
  if (!units) return <Meter shot={shot ?? 0} all={all} />;
  return units.map((unit) => t("{unit}: {pages}", { unit: unit.name, pages: textOf(unit.shot) })).join(" · ");
}

/** A scale beside the same fact in words. */
function Meter({ shot, all }: { readonly shot: number; readonly all: number }) {
  return <meter className={styles.meter} min={0} max={Math.max(1, all)} value={shot} aria-hidden />;
}

function reviewNote(toCheck: number | null): string {
  if (toCheck === null) return NO_BREAKDOWN;
  return toCheck === 0 ? t("All reviewed") : t("In the breakdown");
}

const textOf = (eighths: number) => (eighths === 0 ? "0" : textFromEighths(eighths));

function todayNote(today: ProjectStatus["today"]): string {
  if (!today) return t("Nothing is scheduled for today");
  const { scenes } = today;
  const crewCall = withDayMarks(today.crewCall);
  return t("Crew call {crewCall}, {scenes, plural, one {# scene} other {# scenes}}", { crewCall, scenes });
}

/** @param limited whether the member may not see who has confirmed, nor whether the day is published */
function nextNote({ people, ...next }: NonNullable<ProjectStatus["next"]>, limited: boolean): string {
  const crewCall = withDayMarks(next.crewCall);
  if (limited) return t("Crew call {crewCall}", { crewCall });
  if (!people) return t("Crew call {crewCall}, not published", { crewCall });
  return t("{confirmed} of {asked} confirmed", people);
}

function uncastNote(uncast: readonly string[]): string {
  if (uncast.length === 0) return t("Every character has an option");
  const named = uncast.slice(0, NAMED_ROLES);
  const more = uncast.length - named.length;
  return more === 0 ? formatList(named) : t("{names} and {more} more", { names: named.join(", "), more });
}

interface TileProps {
  readonly name: string;
  readonly to: string;
  readonly note: ReactNode;
  /** The fact; nothing while it is loading. */
  readonly children: ReactNode;
}

function Tile({ name, to, note, children }: TileProps) {
  return (
    <li>
      <Link to={to} className={styles.tile}>
        <span className={styles.name}>{name}</span>
        <strong className={styles.fact}>{children ?? " "}</strong>
        <span className={styles.note}>{note ?? " "}</span>
      </Link>
    </li>
  );
}
