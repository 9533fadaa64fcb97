import DatePicker from "react-datepicker";
import "../calendar.css";
import { datePattern, language } from "../../i18n/language.ts";
import { t } from "../../i18n/translate.ts";
import control from "../form/control.module.css";
import { dateFromDay, dayFromDate } from "./calendar-day.ts";

const locale = await language.loadDates?.();

/** Shifts the popup horizontally until it fits on a narrow screen. */
const WITHIN_WINDOW = {
  name: "withinWindow",
  fn: ({ x, rects }: { x: number; rects: { floating: { width: number } } }) => ({
    x: Math.max(8, Math.min(x, document.documentElement.clientWidth - rects.floating.width - 8)),
  }),
};

interface DayPickerProps {
  readonly id: string;
  readonly placeholder: string;
  readonly day?: string | undefined;
  readonly marked?: readonly string[] | undefined;
  readonly earliest?: string | undefined;
  readonly onPick: (day: string | undefined) => void;
}

/** The calendar of a date field, in its own module so that it can be loaded on demand. */
export default function DayPicker({ id, placeholder, day, marked = [], earliest, onPick }: DayPickerProps) {
  return (
    <DatePicker
      id={id}
      className={control.control ?? ""}
      dateFormat={datePattern}
      {...(locale && { locale })}
      previousMonthAriaLabel={t("Previous Month")}
      nextMonthAriaLabel={t("Next Month")}
      chooseDayAriaLabelPrefix={t("Choose")}
      disabledDayAriaLabelPrefix={t("Not available")}
      monthAriaLabelPrefix={t("Month")}
      timeIntervals={30}
      yearItemNumber={12}
      showYearDropdown
      yearDropdownItemNumber={5}
      selected={day ? dateFromDay(day) : null}
      highlightDates={marked.map(dateFromDay)}
      {...(earliest ? { minDate: dateFromDay(earliest), openToDate: dateFromDay(day ?? earliest) } : {})}
      placeholderText={placeholder}
      autoComplete="off"
      // The scrolling dialog around it does not clip a fixed popup.
      popperProps={{ strategy: "fixed" }}
      popperModifiers={[WITHIN_WINDOW]}
      onChange={(date: Date | null) => onPick(date ? dayFromDate(date) : undefined)}
    />
  );
}
