import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { t } from "../../i18n/translate.ts";
import { IconButton } from "../form/icon-button.tsx";
import styles from "./month-nav.module.css";

/** The previous and next buttons in a calendar's upper corners. */
export function MonthTurner({ onTurn }: { readonly onTurn: (months: number) => void }) {
  return (
    <div className={styles.turner}>
      <IconButton label={t("Previous Month")} icon={<ChevronLeft className="mirrors" />} onClick={() => onTurn(-1)} />
      <IconButton label={t("Next Month")} icon={<ChevronRight className="mirrors" />} onClick={() => onTurn(1)} />
    </div>
  );
}
