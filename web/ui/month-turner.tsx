import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { say } from "../texts/say.ts";
import { IconButton } from "./icon-button.tsx";
import styles from "./month-turner.module.css";

/** The two buttons that turn a calendar's months, at its upper corners. */
export function MonthTurner({ onTurn }: { readonly onTurn: (months: number) => void }) {
  return (
    <div className={styles.turner}>
      <IconButton label={say("Previous Month")} icon={<ChevronLeft className="mirrors" />} onClick={() => onTurn(-1)} />
      <IconButton label={say("Next Month")} icon={<ChevronRight className="mirrors" />} onClick={() => onTurn(1)} />
    </div>
  );
}
