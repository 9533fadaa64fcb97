import type { BoardDay, Stripboard } from "../../../shared/schedule/stripboard/stripboard.ts";
import { isSameJson } from "../../data/same-json.ts";

/**
 * The board with both people's changes to `base`, if no day, and not the boneyard, was changed by both of them;
 * otherwise undefined. A move changes the day that it takes from and the one that it puts on, so the joined board has
 * every strip exactly once.
 */
export function joinedBoards(base: Stripboard, mine: Stripboard, theirs: Stripboard): Stripboard | undefined {
  const dates = new Set([base, mine, theirs].flatMap(({ days }) => days.map(({ date }) => date)));
  const days: BoardDay[] = [];
  for (const date of [...dates].toSorted()) {
    const [was, ours, others] = [base, mine, theirs].map((board) => board.days.find((day) => day.date === date));
    const joined = joinedPart(was, ours, others);
    if (joined.kind === "conflict") return undefined;
    if (joined.part) days.push(joined.part);
  }
  const boneyard = joinedPart(base.boneyard, mine.boneyard, theirs.boneyard);
  return boneyard.kind === "conflict" ? undefined : { days, boneyard: boneyard.part };
}

type Joined<Part> = { readonly kind: "joined"; readonly part: Part } | { readonly kind: "conflict" };

function joinedPart<Part>(was: Part, ours: Part, others: Part): Joined<Part> {
  if (isSameJson(ours, was)) return { kind: "joined", part: others };
  return isSameJson(others, was) || isSameJson(ours, others) ? { kind: "joined", part: ours } : { kind: "conflict" };
}
