import { dividedNumber } from "../../../shared/episodes/scene-number.ts";
import type { Strip } from "../../../shared/schedule/model/schedule.ts";

/** A filter of strips; an empty text matches all. */
export interface BoardFilter {
  readonly words: string;
  readonly castId: string;
  readonly set: string;
  readonly time: string;
  /** Number of the episode of a series. */
  readonly episode: string;
}

export const NO_FILTER: BoardFilter = { words: "", castId: "", set: "", time: "", episode: "" };

export const isFiltering = (filter: BoardFilter) => Object.values(filter).some((text) => text.trim() !== "");

/** Whether a strip matches the filter. Words are searched in number, set and synopsis. */
export function isWanted(strip: Strip, { words, castId, set, time, episode }: BoardFilter): boolean {
  const text = `${strip.number} ${strip.intExt} ${strip.set} ${strip.synopsis}`.toLowerCase();
  return (
    words
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word)) &&
    (castId === "" || strip.castIds.includes(castId)) &&
    (set === "" || strip.set === set) &&
    (time === "" || strip.dayNight === time) &&
    (episode === "" || dividedNumber(strip.number)?.episode === episode)
  );
}
