import { logisticsOf } from "../../shared/call-sheet/build/logistics-lines.ts";
import type { CallSheet } from "../../shared/call-sheet/model/call-sheet.ts";
import { withDayMarks } from "../../shared/dates/day-marks.ts";
import { t } from "../i18n/translate.ts";
import { Fact, Facts } from "../ui/page/fact.tsx";
import { Background } from "./sections/background.tsx";
import { CastTable } from "./sections/cast-table.tsx";
import { CrewCalls } from "./sections/crew-calls.tsx";
import { Conditions } from "./sections/day-conditions.tsx";
import { Advance, DayScenes } from "./sections/day-scenes.tsx";
import { DepartmentNotes } from "./sections/department-notes.tsx";
import { LocationCard } from "./sections/location-card.tsx";
import { Requirements } from "./sections/requirements.tsx";
import { Section } from "./sections/section.tsx";
import styles from "./sections/sections.module.css";
import { SheetHead } from "./sections/sheet-header.tsx";

/** A day's call sheet, read-only. */
export function SheetReading({ sheet }: { readonly sheet: CallSheet }) {
  const { timing, plan, settings, background, extras, setDressing } = sheet;
  const logistics = logisticsOf(sheet);
  const breakfast = sheet.conditions.breakfast ?? plan.breakfast;
  return (
    <article className={styles.sheet} aria-label={t("Call sheet for day {dayNumber}", { dayNumber: sheet.dayNumber })}>
      <SheetHead sheet={sheet} />
      <Facts>
        <Fact name={t("Crew Call")}>{withDayMarks(timing.crewCall)}</Fact>
        <Fact name={t("Shoot Call")}>{withDayMarks(timing.shootCall)}</Fact>
        <Fact name={t("Shift Start")}>{withDayMarks(timing.shiftStart)}</Fact>
        <Fact name={t("Shift End")}>
          {withDayMarks(timing.shiftEnd)}
          {sheet.derived?.shiftEnd.time === timing.shiftEnd && <small> {sheet.derived.shiftEnd.reason}</small>}
        </Fact>
        {breakfast && <Fact name={t("Breakfast")}>{withDayMarks(breakfast)}</Fact>}
      </Facts>
      <Section title={t("Location")}>
        {sheet.locations.map((place) => (
          <LocationCard key={place.group} place={place} />
        ))}
        <Conditions conditions={sheet.conditions} />
      </Section>
      {(plan.safety || plan.notes || settings.safetyLine) && (
        <Section title={t("Safety and Notes")}>
          {[settings.safetyLine, plan.safety, plan.notes]
            .filter((text) => text !== "")
            .map((text) => (
              <p key={text} className={styles.words}>
                {text}
              </p>
            ))}
        </Section>
      )}
      {logistics.length > 0 && (
        <Section title={t("Logistics")}>
          <Facts>
            {logistics.map(([name, text]) => (
              <Fact key={name} name={name}>
                {text}
              </Fact>
            ))}
          </Facts>
        </Section>
      )}
      <DayScenes sheet={sheet} />
      <Section title={t("Cast")}>
        <CastTable sheet={sheet} />
      </Section>
      {background.length > 0 && (
        <Section title={t("Background")}>
          <Background groups={background} isSet={false} onLeave={() => {}} />
        </Section>
      )}
      <Section title={t("Requirements")}>
        <DepartmentNotes sheet={sheet} />
      </Section>
      {extras.length + setDressing.length > 0 && (
        <Section title={t("Extras and Set Dressing")}>
          <Requirements title={t("Extras")} items={extras} />
          <Requirements title={t("Set Dressing")} items={setDressing} />
        </Section>
      )}
      <Section title={t("Crew Call Times")}>
        <CrewCalls sheet={sheet} />
      </Section>
      <Advance sheet={sheet} />
    </article>
  );
}
