import type { BoardContext } from "../../../shared/schedule/stripboard/board-context.ts";
import type { Stripboard } from "../../../shared/schedule/stripboard/stripboard.ts";
import { api } from "../../api/client.ts";

/** What the quality of a schedule is calculated from. */
export interface QualityBoard {
  readonly board: Stripboard;
  readonly sheet: BoardContext;
  readonly today: string;
}

/** A schedule's board; undefined when it cannot be loaded, or the user may not see it. */
export async function qualityBoard(id: string, scheduleName: string): Promise<QualityBoard | undefined> {
  try {
    const { board, sheet, today } = await api.getStripboard({ params: { id, scheduleName } });
    return { board, sheet, today };
  } catch (error) {
    console.error("Failed to load the board of a schedule", error);
    return undefined;
  }
}
