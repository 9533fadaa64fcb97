import Wrench from "lucide-react/icons/wrench";
import { useEffect, useEffectEvent, useState } from "react";
import type { BoardRepair } from "../../../shared/schedule/stripboard/repair/repair-board.ts";
import type { Stripboard } from "../../../shared/schedule/stripboard/stripboard.ts";
import { t } from "../../i18n/translate.ts";
import { Button } from "../../ui/form/button.tsx";
import { type RepairQuestion, repairInWorker } from "./repair-worker-client.ts";

interface RightingButtonProps extends RepairQuestion {
  readonly onFound: (righting: BoardRepair) => void;
  readonly onFailed: (words: string) => void;
}

/** Searches for a repair of the board. If the board is edited in the meantime, the result is discarded. */
export function RepairButton({ board, sheet, today, onFound, onFailed }: RightingButtonProps) {
  const [asked, setAsked] = useState<Stripboard>();
  const found = useEffectEvent((righting: BoardRepair) => {
    setAsked(undefined);
    onFound(righting);
  });
  const failed = useEffectEvent(() => {
    setAsked(undefined);
    onFailed(t("The board could not be repaired. Reload the page and try again."));
  });

  // The worker is outside React: it is terminated when the board changes.
  useEffect(() => {
    if (asked !== board) return;
    const over = new AbortController();
    repairInWorker({ board, sheet, today }, over.signal).then(found, () => {
      if (!over.signal.aborted) failed();
    });
    return () => over.abort();
  }, [asked, board, sheet, today]);

  return (
    <Button icon={<Wrench />} busy={asked === board && t("Searching...")} onClick={() => setAsked(board)}>
      {t("Repair")}
    </Button>
  );
}
