import type { RefObject } from "react";
import { say } from "../texts/say.ts";
import { placeText } from "./board-words.ts";
import type { Lift } from "./lift.ts";
import styles from "./lift-ghost.module.css";
import type { Desk } from "./use-desk.ts";

interface LiftGhostProps {
  readonly desk: Pick<Desk, "judge" | "whatIs">;
  readonly lift: Lift;
  readonly ghost: RefObject<HTMLDivElement | null>;
}

/** What is dragged, beside the pointer: what it is, where it would go, and what would be wrong or warned of there. */
export function LiftGhost({ desk: { judge, whatIs }, lift, ghost }: LiftGhostProps) {
  const trouble = troubleWith(lift);
  const warning = warningOf(lift);
  return (
    <div ref={ghost} className={styles.ghost} data-broken={trouble !== ""}>
      <strong>{whatIs(lift.ids)}</strong>
      <span>{placeText(judge, lift.outlook.place)}</span>
      {trouble && <p data-kind="trouble">{trouble}</p>}
      {warning && <p>{warning}</p>}
    </div>
  );
}

/** What would be wrong if what is lifted were dropped here; nothing when all is well. */
export function troubleWith({ outlook }: Lift): string {
  if (outlook.edited.kind === "refused") return outlook.edited.sentence;
  return outlook.broken[0]?.sentence ?? "";
}

/** What people's weeks would newly ask for if what is lifted were dropped here. */
export function warningOf({ outlook }: Lift): string {
  return outlook.warned[0]?.sentence ?? "";
}

/** The same for those who hear it. */
export function liftWords({ judge, whatIs }: Pick<Desk, "judge" | "whatIs">, lift: Lift): string {
  const where = `${whatIs(lift.ids)}: ${placeText(judge, lift.outlook.place)}.`;
  const hint = lift.by === "keys" ? say("Enter to drop, Escape to cancel.") : "";
  return [where, troubleWith(lift), warningOf(lift), hint].filter(Boolean).join(" ");
}
