import type { CallSheet } from "../../shared/call-sheet/call-sheet.ts";
import { logisticsOf } from "../../shared/call-sheet/logistics-lines.ts";
import { say } from "../texts/say.ts";
import { Fact, Facts } from "../ui/fact.tsx";
import { Background } from "./background.tsx";
import { CastTable } from "./cast-table.tsx";
import { Conditions } from "./conditions.tsx";
import { CrewCalls } from "./crew-calls.tsx";
import { Advance, DayScenes } from "./day-scenes.tsx";
import { DepartmentNotes } from "./department-notes.tsx";
import { Place } from "./place.tsx";
import { Requirements } from "./requirements.tsx";
import { Section } from "./section.tsx";
import styles from "./sheet.module.css";
import { SheetHead } from "./sheet-head.tsx";

/** A day's call sheet for those who come by it, with nothing to type on. */
export function SheetReading({ sheet }: { readonly sheet: CallSheet }) {
  const { timing, plan, settings, background, extras, setDressing } = sheet;
  const logistics = logisticsOf(sheet);
  return (
    <article
      className={styles.sheet}
      aria-label={say("Call sheet for day {dayNumber}", { dayNumber: sheet.dayNumber })}
    >
      <SheetHead sheet={sheet} />
      <Facts>
        <Fact name={say("Crew Call")}>{timing.crewCall}</Fact>
        <Fact name={say("Shoot Call")}>{timing.shootCall}</Fact>
        <Fact name={say("Shift Start")}>{timing.shiftStart}</Fact>
        <Fact name={say("Shift End")}>{timing.shiftEnd}</Fact>
        {plan.breakfast && <Fact name={say("Breakfast")}>{plan.breakfast}</Fact>}
      </Facts>
      <Section title={say("Location")}>
        {sheet.locations.map((place) => (
          <Place key={place.group} place={place} />
        ))}
        <Conditions conditions={sheet.conditions} />
      </Section>
      {(plan.safety || plan.notes || settings.safetyLine) && (
        <Section title={say("Safety and Notes")}>
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
        <Section title={say("Logistics")}>
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
      <Section title={say("Cast")}>
        <CastTable sheet={sheet} />
      </Section>
      {background.length > 0 && (
        <Section title={say("Background")}>
          <Background groups={background} isSet={false} onLeave={() => {}} />
        </Section>
      )}
      <Section title={say("Requirements")}>
        <DepartmentNotes sheet={sheet} />
      </Section>
      {extras.length + setDressing.length > 0 && (
        <Section title={say("Extras and Set Dressing")}>
          <Requirements title={say("Extras")} items={extras} />
          <Requirements title={say("Set Dressing")} items={setDressing} />
        </Section>
      )}
      <Section title={say("Crew Call Times")}>
        <CrewCalls departments={sheet.departments} />
      </Section>
      <Advance sheet={sheet} />
    </article>
  );
}
