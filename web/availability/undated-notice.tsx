import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { AvailabilityRow } from "../../shared/schedule/availability/availability-chart.ts";
import { namesInWords } from "../../shared/schedule/work-week/names-in-words.ts";
import { t } from "../i18n/translate.ts";
import { PHONE } from "../ui/phone-media-query.ts";
import { Popover } from "../ui/popover.tsx";
import { useMedia } from "../ui/use-media.ts";
import styles from "./impossible-list.module.css";

/** Warns that roles and locations have no dates, and that any day is therefore assumed; on phones behind a button. */
export function UndatedNotice({ rows }: { readonly rows: readonly AvailabilityRow[] }) {
  const isPhone = useMedia(PHONE);
  const names = rows.filter(({ undated }) => undated.length > 0).map(({ name }) => name);
  if (names.length === 0) return null;
  const words = t("No dates for {names}. Any day is assumed until dates are entered.", { names: namesInWords(names) });
  if (isPhone) {
    return (
      <span className={styles.warning}>
        <Popover label={t("No dates")} icon={<TriangleAlert />}>
          <p>{words}</p>
        </Popover>
      </span>
    );
  }
  return (
    <p className={styles.warning}>
      <TriangleAlert size={20} aria-hidden />
      {words}
    </p>
  );
}
