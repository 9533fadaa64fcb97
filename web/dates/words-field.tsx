import Check from "lucide-react/icons/check";
import { useState } from "react";
import type { DateOrder } from "../../shared/roster/dates.ts";
import { type DatesInWords, datesFromWords } from "../../shared/roster/dates-in-words.ts";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { dayFromDate } from "../ui/calendar-day.ts";
import { Row } from "../ui/column.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { understoodText } from "./understood-text.ts";
import styles from "./words-field.module.css";

interface WordsFieldProps {
  readonly words: string;
  readonly onType: (words: string) => void;
  readonly onTake: (found: DatesInWords) => void;
}

/** Dates in somebody's own words, as in a mail. What they were understood to mean is shown before it is taken. */
export function WordsField({ words, onType, onTake }: WordsFieldProps) {
  const [order, setOrder] = useState<DateOrder>();
  const found = words.trim() === "" ? undefined : datesFromWords(words, { today: dayFromDate(new Date()), order });
  return (
    <div className={styles.words}>
      <TextArea
        label={say("Paste or type dates")}
        rows={1}
        maxLength={2000}
        placeholder={say("12–14 March, not the 13th")}
        value={words}
        onChange={(event) => {
          setOrder(undefined);
          onType(event.target.value);
        }}
      />
      <div role="status" className={styles.understood}>
        {found && <p data-kind={found.kind}>{understoodText(found)}</p>}
      </div>
      {(found?.kind === "days" || found?.kind === "flexible") && (
        <Button icon={<Check />} onClick={() => onTake(found)}>
          {say("Use these dates")}
        </Button>
      )}
      {found?.kind === "ambiguous" && (
        <Row>
          <Button onClick={() => setOrder("monthFirst")}>{say("Month first")}</Button>
          <Button onClick={() => setOrder("dayFirst")}>{say("Day first")}</Button>
        </Row>
      )}
    </div>
  );
}
