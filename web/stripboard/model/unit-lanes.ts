import type { Strip } from "../../../shared/schedule/model/schedule.ts";
import { type BoardChecker, createBoardChecker } from "../../../shared/schedule/stripboard/board-checker.ts";
import type { BoardContext } from "../../../shared/schedule/stripboard/board-context.ts";
import type { UnitMove } from "../../../shared/schedule/stripboard/moved-between.ts";
import type { BoardDay, Stripboard } from "../../../shared/schedule/stripboard/stripboard.ts";
import type { Allowance } from "../../../shared/units/unit.ts";

/** Another unit with its active board. */
export interface OtherUnit {
  readonly id: string;
  readonly name: string;
  /** A retired one takes no scenes. */
  readonly retired: boolean;
  readonly schedule: string;
  readonly version: number;
  /** The dates whose call sheet is published. */
  readonly published: readonly string[];
  readonly board: Stripboard;
  readonly sheet: BoardContext;
}

/** A move of scenes of this board to a day of another unit's. */
export interface MoveToUnit extends UnitMove {
  readonly to: OtherUnit;
}

/** The active boards of a production with several units. */
export interface UnitBoards {
  /** Of the list of units, for a change of it. */
  readonly version: number;
  /** The unit of the board that is shown. */
  readonly shown: string;
  readonly actives: readonly { readonly unit: string; readonly name: string; readonly schedule: string }[];
  readonly others: readonly OtherUnit[];
  /** Who and what may be in two units, and when. */
  readonly allowed: readonly Allowance[];
}

/** A character or a location that two units have on a date. */
export interface Shared extends Pick<Allowance, "kind" | "id"> {
  readonly name: string;
}

/** A strip of another unit. `shared` are its cast and its location, as far as this board has them on the same day. */
export interface LaneStrip {
  readonly strip: Strip;
  readonly shared: readonly Shared[];
}

/** The units that scenes of the schedule can be moved to. A schedule that is not active is not known to them. */
export const unitsToMoveTo = (units: UnitBoards | undefined, schedule: string): readonly OtherUnit[] =>
  units?.actives.some((active) => active.schedule === schedule) ? units.others.filter(({ retired }) => !retired) : [];

/** What another unit, by id and name, shoots on a date; without strips, it does not shoot and can take some. */
export interface Lane {
  readonly id: string;
  readonly unit: string;
  readonly strips: readonly LaneStrip[];
}

type StripLookup = Pick<BoardChecker, "stripOf" | "placeOf">;

/**
 * Finds what the other units shoot on the date of a day.
 *
 * @param takers ids of the units that have a lane even on a date when they do not shoot
 */
export function laneFinder(
  { others: units, allowed }: Pick<UnitBoards, "others" | "allowed">,
  here: StripLookup,
  takers: ReadonlySet<string> = new Set(),
): (day: BoardDay) => readonly Lane[] {
  const permitted = new Set(allowed.map(({ kind, id, date }) => `${kind} ${id} ${date}`));
  const others = units.map(({ id, name, board, sheet }) => ({
    ...{ id, name },
    checker: createBoardChecker(sheet),
    idOfPlace: new Map(sheet.places.map((place) => [place.name, place.id])),
    days: new Map(board.days.map((day) => [day.date, day])),
  }));
  return (day) => {
    const mine = strips(day, here);
    const cast = new Set(mine.flatMap(({ castIds }) => castIds));
    const places = new Set(mine.map(({ sceneId }) => here.placeOf(sceneId)));
    return others.flatMap(({ id, name, checker, idOfPlace, days }) => {
      const theirs = days.get(day.date);
      const found = theirs ? strips(theirs, checker) : [];
      if (found.length === 0 && !takers.has(id)) return [];
      return { id, unit: name, strips: found.map((strip) => ({ strip, shared: sharedBy(strip) })) };

      function sharedBy({ sceneId, castIds }: Strip): Shared[] {
        const place = checker.placeOf(sceneId);
        const placeId = idOfPlace.get(place) ?? place;
        const mayShare = permitted.has(`location ${placeId} ${day.date}`);
        return [
          ...castIds
            .filter((id) => cast.has(id) && !permitted.has(`cast ${id} ${day.date}`))
            .map((id) => ({ kind: "cast" as const, id, name: checker.nameOfRole(id) })),
          ...(places.has(place) && !mayShare ? [{ kind: "location" as const, id: placeId, name: place }] : []),
        ];
      }
    });
  };
}

const strips = ({ items }: BoardDay, checker: StripLookup): Strip[] =>
  items.flatMap(({ id }) => checker.stripOf(id) ?? []);
