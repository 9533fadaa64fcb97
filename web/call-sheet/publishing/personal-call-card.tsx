import CalendarSync from "lucide-react/icons/calendar-sync";
import CircleCheck from "lucide-react/icons/circle-check";
import FileDown from "lucide-react/icons/file-down";
import { changeText } from "../../../shared/call-sheet/publishing/change-text.ts";
import type { routes } from "../../../shared/contract/routes.ts";
import type { ResponseOf } from "../../../shared/contract/schema/route.ts";
import { shownDateInWords } from "../../../shared/dates/shown-date.ts";
import { productionOfUnit } from "../../../shared/units/production-of-unit.ts";
import { t } from "../../i18n/translate.ts";
import { Button } from "../../ui/form/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { StatusLine } from "../../ui/status-line.tsx";
import { momentText } from "./delivery-status-text.ts";
import styles from "./personal-call-card.module.css";
import { callText } from "./publication-text.ts";
import { RevisionBadge } from "./revision-badge.tsx";

/** Response for a personal link. */
export type OwnCall = ResponseOf<(typeof routes)["getPersonalCall"]>;

interface OwnCallCardProps {
  readonly call: OwnCall;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onConfirm: () => void;
  readonly onPrint: () => void;
  readonly onFollow: () => void;
  /** Link of the personal calendar, once requested. */
  readonly calendar: string | undefined;
}

/** The recipient's own call at the top of the page, with the button to confirm it. */
export function PersonalCallCard({
  call: own,
  isBusy,
  problem,
  onConfirm,
  onPrint,
  onFollow,
  calendar,
}: OwnCallCardProps) {
  const { name, roles, call, formerCall, time, changes, confirmedAt, sheet, logo } = own;
  return (
    <section className={styles.card} aria-label={t("Your call")}>
      {logo && <img className={styles.logo} src={logo} alt={t("Logo of {project}", { project: sheet.project })} />}
      <p className={styles.project}>
        {productionOfUnit(sheet)} {sheet.revision && <RevisionBadge {...sheet.revision} />}
      </p>
      <h1 className={styles.date}>{shownDateInWords(sheet.date)}</h1>
      <p className={styles.who}>
        {name} – {roles}
      </p>
      {call === "" ? (
        <>
          <p className={styles.time}>
            {sheet.revision?.isOff ? t("This day is cancelled") : t("You are no longer called")}
          </p>
          {formerCall && (
            <p className={styles.words}>
              {t("Your call was")} <s>{callText(formerCall)}</s>
            </p>
          )}
        </>
      ) : (
        <>
          <p className={styles.time}>
            <small>{t("Your call")}</small>
            {callText(time)}
          </p>
          {call !== time && <p className={styles.words}>{callText(call)}</p>}
          {sheet.locations.slice(0, 1).map((place) => (
            <p key={place.group} className={styles.words}>
              {[place.place || place.group, place.address].filter((text) => text !== "").join(", ")}{" "}
              {place.map && (
                <a href={place.map} target="_blank" rel="noreferrer">
                  {t("Map")}
                </a>
              )}
            </p>
          ))}
        </>
      )}
      {own.calls && (
        <ol className={styles.calls} aria-label={t("Your calls on this day")}>
          {own.calls.map(({ unit, roles: as, call: words, time: at, place }) => (
            <li key={`${unit} ${as}`}>
              <strong>{callText(at || words)}</strong> {[unit, as, place].filter((part) => part !== "").join(", ")}
            </li>
          ))}
        </ol>
      )}
      {changes.length > 0 && (
        <div className={styles.changes}>
          <strong>{t("What has changed for you")}</strong>
          <ul>
            {changes.map((change) => (
              <li key={change}>{changeText(change)}</li>
            ))}
          </ul>
        </div>
      )}
      <StatusLine status={problem === undefined ? undefined : { kind: "error", text: problem }} />
      {confirmedAt === null ? (
        <Button kind="primary" busy={isBusy && t("Confirming...")} onClick={onConfirm}>
          {call === "" ? t("I have read this") : t("Confirm my call")}
        </Button>
      ) : (
        <p className={styles.confirmed} role="status">
          <CircleCheck aria-hidden /> {t("You confirmed {confirmedAt}.", { confirmedAt: momentText(confirmedAt) })}
        </p>
      )}
      {own.call !== "" && (
        <Button icon={<FileDown />} onClick={onPrint}>
          {t("Call sheet as PDF")}
        </Button>
      )}
      {calendar === undefined ? (
        <Button icon={<CalendarSync />} onClick={onFollow}>
          {t("Add my shoot days to my calendar")}
        </Button>
      ) : (
        <div className={styles.words}>
          <Field label={t("Your calendar link, shown only once")} value={calendar} readOnly />
          <a href={calendar.replace(/^https?:/, "webcal:")}>{t("Open in calendar app")}</a>
        </div>
      )}
    </section>
  );
}
