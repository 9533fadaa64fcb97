import type { ReactNode } from "react";
import type { CallSheet } from "../../../shared/call-sheet/model/call-sheet.ts";
import { otherUnitText } from "../../../shared/call-sheet/model/unit-on-sheet.ts";
import { withDayMarks } from "../../../shared/dates/day-marks.ts";
import { shownDateInWords } from "../../../shared/dates/shown-date.ts";
import { retold } from "../../../shared/i18n/stored.ts";
import { t } from "../../i18n/translate.ts";
import type { LogoShown } from "./day.ts";
import { ProductionLogo } from "./production-logo.tsx";
import styles from "./sheet-header.module.css";

interface SheetHeadProps {
  readonly sheet: CallSheet;
  /** Undefined where no logo can be added. */
  readonly logo?: LogoShown | null;
  /** What has become of the day's publications, below the day. */
  readonly state?: ReactNode;
}

/** Production, day, crew call and key contacts. */
export function SheetHead({ sheet, logo, state }: SheetHeadProps) {
  return (
    <>
      <header className={styles.head} data-logo={logo !== undefined}>
        {logo !== undefined && <ProductionLogo logo={logo} owner={sheet.company || sheet.project} />}
        <div className={styles.title}>
          {sheet.company && <p>{sheet.company}</p>}
          <h2>{sheet.project}</h2>
          {sheet.unit !== undefined && <p>{sheet.unit}</p>}
          <p>{t("Day {dayNumber} of {dayCount}", { dayNumber: sheet.dayNumber, dayCount: sheet.dayCount })}</p>
          <p>{shownDateInWords(sheet.date)}</p>
        </div>
        <div className={styles.circle}>
          <span>{t("Crew call")}</span>
          <strong>{withDayMarks(sheet.timing.crewCall)}</strong>
        </div>
      </header>
      {state}
      {sheet.otherUnits && (
        <ul className={styles.contacts} aria-label={t("Other units")}>
          {sheet.otherUnits.map((other) => (
            <li key={other.unit}>{otherUnitText(other)}</li>
          ))}
        </ul>
      )}
      {(sheet.contacts.length > 0 || sheet.settings.office) && (
        <ul className={styles.contacts} data-of="people" aria-label={t("Key contacts")}>
          {sheet.contacts.map(({ title, name, phone }) => (
            <li key={`${title} ${name}`}>
              <small>{retold(title)}</small> {name}{" "}
              {phone && <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>}
            </li>
          ))}
          {sheet.settings.office && (
            <li>
              <small>{t("Office")}</small> {sheet.settings.office}
            </li>
          )}
        </ul>
      )}
    </>
  );
}
