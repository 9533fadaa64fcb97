import Check from "lucide-react/icons/check";
import { type NaturalDates, parseNaturalDates } from "../../shared/dates/natural-dates.ts";
import { t } from "../i18n/translate.ts";
import { todayText } from "../ui/calendar/calendar-day.ts";
import { Button } from "../ui/form/button.tsx";
import { TextArea } from "../ui/form/text-area.tsx";
import { Row } from "../ui/page/stack.tsx";
import styles from "./natural-dates-field.module.css";
import { parsedDatesText } from "./parsed-dates-text.ts";

interface WordsFieldProps {
  readonly words: string;
  readonly onType: (words: string) => void;
  readonly onTake: (found: NaturalDates) => void;
}

/**
 * Dates as free text, for example from an email. The parsed dates are shown before they are added; the answer to which
 * number is the month adds them.
 */
export function WordsField({ words, onType, onTake }: WordsFieldProps) {
  const today = todayText();
  const found = words.trim() === "" ? undefined : parseNaturalDates(words, { today });
  return (
    <div className={styles.words}>
      <TextArea
        label={t("Paste or type dates")}
        rows={1}
        maxLength={2000}
        placeholder={t("12–14 March, not the 13th")}
        value={words}
        onChange={(event) => onType(event.target.value)}
      />
      <div role="status" className={styles.understood}>
        {found && <p data-kind={found.kind}>{parsedDatesText(found)}</p>}
      </div>
      {(found?.kind === "days" || found?.kind === "flexible") && (
        <Button icon={<Check />} onClick={() => onTake(found)}>
          {t("Use these dates")}
        </Button>
      )}
      {found?.kind === "ambiguous" && (
        <Row>
          <Button onClick={() => onTake(parseNaturalDates(words, { today, order: "monthFirst" }))}>
            {t("Month first")}
          </Button>
          <Button onClick={() => onTake(parseNaturalDates(words, { today, order: "dayFirst" }))}>
            {t("Day first")}
          </Button>
        </Row>
      )}
    </div>
  );
}
