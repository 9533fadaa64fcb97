import Wrench from "lucide-react/icons/wrench";
import { useEffect, useEffectEvent, useState } from "react";
import type { Righting } from "../../shared/schedule/stripboard/put-right.ts";
import type { Stripboard } from "../../shared/schedule/stripboard/stripboard.ts";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { putRightAside, type RightingQuestion } from "./put-right-aside.ts";

interface RightingButtonProps extends RightingQuestion {
  readonly onFound: (righting: Righting) => void;
  readonly onFailed: (words: string) => void;
}

/** Looks for what puts a board right. Whoever edits the board meanwhile is not overtaken by an answer for the old one. */
export function RightingButton({ board, sheet, today, onFound, onFailed }: RightingButtonProps) {
  const [asked, setAsked] = useState<Stripboard>();
  const found = useEffectEvent((righting: Righting) => {
    setAsked(undefined);
    onFound(righting);
  });
  const failed = useEffectEvent(() => {
    setAsked(undefined);
    onFailed(say("The board could not be repaired. Reload the page and try again."));
  });

  // The thread is outside of React: it ends with the board that it looks at.
  useEffect(() => {
    if (asked !== board) return;
    const over = new AbortController();
    putRightAside({ board, sheet, today }, over.signal).then(found, () => {
      if (!over.signal.aborted) failed();
    });
    return () => over.abort();
  }, [asked, board, sheet, today]);

  return (
    <Button icon={<Wrench />} busy={asked === board && say("Searching...")} onClick={() => setAsked(board)}>
      {say("Repair")}
    </Button>
  );
}
