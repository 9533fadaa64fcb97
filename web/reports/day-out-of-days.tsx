import { Fragment } from "react";
import { columnText } from "../../shared/breakdown/model/column-text.ts";
import { shownDate, shownMonth, shownWeekday } from "../../shared/dates/shown-date.ts";
import { closedText, codesText, dayOfMonth } from "../../shared/reports/day-heads.ts";
import { daySums } from "../../shared/reports/day-sums.ts";
import type { Reports } from "../../shared/reports/reports.ts";
import { t } from "../i18n/translate.ts";
import { Table } from "../ui/table.tsx";
import styles from "./day-out-of-days.module.css";

/** The day out of days: a row for each cast member and element, a column for each date. */
export function DayOutOfDays({ reports }: { readonly reports: Reports }) {
  const { dates, groups } = reports.dayOutOfDays;
  const sums = daySums(reports.dayOutOfDays);
  return (
    <div className={styles.grid}>
      <Table label={t("Day out of days")} height="page">
        <thead>
          <tr>
            <th scope="col">{t("Name")}</th>
            {dates.map(({ date, day, closed }, at) => (
              <th key={date} scope="col" className={styles.date} data-off={day === null} title={closed?.name}>
                <small>{at === 0 || date.endsWith("-01") ? shownMonth(date) : "\u00a0"}</small>
                <small>{shownWeekday(date)}</small>
                {dayOfMonth(date)}
                <small>{day ?? "\u00a0"}</small>
              </th>
            ))}
            <th scope="col">{t("Start")}</th>
            <th scope="col">{t("Finish")}</th>
            {sums.titles.map((title) => (
              <th key={title} scope="col" data-cell="number">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ title, rows }) => (
            <Fragment key={title}>
              <tr className={styles.group}>
                <th scope="rowgroup">{columnText(title)}</th>
                <td colSpan={dates.length + 2 + sums.titles.length} />
              </tr>
              {rows.map((row) => (
                <tr key={`${row.id} ${row.name}`}>
                  <th scope="row" className={styles.name}>
                    {row.id && <span className={styles.id}>{row.id}</span>}
                    <span>
                      {row.name}
                      {row.note && <small>{row.note}</small>}
                    </span>
                  </th>
                  {row.codes.map((code, at) => (
                    <td
                      key={dates[at]!.date}
                      className={styles.code}
                      data-off={dates[at]!.day === null}
                      data-code={code}
                    >
                      {code}
                    </td>
                  ))}
                  <td data-cell="tight">{shownDate(row.start)}</td>
                  <td data-cell="tight">{shownDate(row.finish)}</td>
                  {sums.of(row).map((days, at) => (
                    <td key={sums.titles[at]} data-cell="number">
                      {days}
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </Table>
      <p className={styles.words}>
        {codesText()} {closedText(reports.dayOutOfDays)}
      </p>
    </div>
  );
}
