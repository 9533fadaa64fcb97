import FileDown from "lucide-react/icons/file-down";
import ImageIcon from "lucide-react/icons/image";
import { useState } from "react";
import { textFromEighths } from "../../shared/breakdown/eighths-text.ts";
import { api } from "../api.ts";
import { DisputesDialog } from "../disputes-dialog.tsx";
import { useMayEdit, useProject } from "../project-context.ts";
import { saveAs } from "../save-as.ts";
import { Button } from "../ui/button.tsx";
import { Fact, Facts } from "../ui/fact.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { Table } from "../ui/table.tsx";
import type { DayOfCallSheet } from "./day.ts";
import { Requirements } from "./requirements.tsx";
import { ScenesTable } from "./scenes-table.tsx";
import { Section } from "./section.tsx";
import styles from "./sheet.module.css";
import { Times } from "./times.tsx";
import { disputedTimes } from "./timing-table.ts";
import { useTiming } from "./use-timing.ts";

/** A day's call sheet as a page that can be typed on, and its PDF. */
export function Sheet({ day }: { readonly day: DayOfCallSheet }) {
  const { sheet } = day;
  const { id } = useProject();
  const mayEdit = useMayEdit();
  const { timing, problem, meeting, type, save, settle, keepTyping } = useTiming(day);
  const [isGenerating, setIsGenerating] = useState(false);
  const [failed, setFailed] = useState(false);

  async function generate() {
    setIsGenerating(true);
    setFailed(false);
    try {
      if (await save()) await download();
    } catch (error) {
      console.error("Failed to generate call sheet", error);
      setFailed(true);
    }
    setIsGenerating(false);
  }

  async function download() {
    const params = { id, scheduleName: sheet.schedule };
    const { blob, name } = await api.getCallSheet({ params, query: { day: sheet.dayNumber } });
    saveAs(blob, name ?? `${sheet.schedule}_call_sheet.pdf`);
  }

  const trouble = problem ?? (failed ? "Failed to generate call sheet" : undefined);
  return (
    <>
      <StatusLine status={trouble === undefined ? undefined : { kind: "error", text: trouble }} />
      {meeting && (
        <DisputesDialog
          disputed={disputedTimes(meeting.merge.disputes)}
          others={[]}
          onSettle={settle}
          onClose={keepTyping}
        />
      )}
      <article className={styles.sheet} aria-label={`Call sheet of day ${sheet.dayNumber}`}>
        <header className={styles.head}>
          <div className={styles.logo}>
            <ImageIcon aria-hidden />
            Logo
          </div>
          <div className={styles.title}>
            <h2>{sheet.project}</h2>
            <p>
              Day {sheet.dayNumber} of {sheet.dayCount}
            </p>
            <p>{sheet.dateLine}</p>
          </div>
          <div className={styles.circle}>
            <span>Crew call</span>
            <strong>{timing.crewCall}</strong>
          </div>
        </header>
        <div className={styles.go}>
          <Times timing={timing} disabled={!mayEdit} onType={type} onLeave={save} />
          <Button kind="primary" icon={<FileDown />} busy={isGenerating && "Generating..."} onClick={generate}>
            Generate Call Sheet
          </Button>
        </div>
        <Section title="Location">
          {sheet.locations.map((place) => (
            <Facts key={place.group}>
              <Fact name="Location">{place.place || place.group}</Fact>
              <Fact name="Address">{place.address || "Not given yet"}</Fact>
              <Fact name="Directions">{place.directions || "Not given yet"}</Fact>
              <Fact name="Parking">{place.parking || "Not given yet"}</Fact>
              {place.power && <Fact name="Power">{place.power}</Fact>}
              {place.permit && <Fact name="Permit">{place.permit}</Fact>}
              <Fact name="Nearest hospital">{place.hospital || "Not given yet"}</Fact>
            </Facts>
          ))}
          <Facts>
            <Fact name="Weather">{sheet.conditions.weather || "–"}</Fact>
            <Fact name="Sunrise">{sheet.conditions.sunrise || "–"}</Fact>
            <Fact name="Sunset">{sheet.conditions.sunset || "–"}</Fact>
            {sheet.conditions.twilight && <Fact name="Twilight">{sheet.conditions.twilight}</Fact>}
            <Fact name="Meal">{sheet.conditions.meal || "–"}</Fact>
            <Fact name="Wrap">{sheet.conditions.wrap || "–"}</Fact>
          </Facts>
        </Section>
        <Section
          title="Shooting Schedule"
          note={`${sheet.scenes.length} ${sheet.scenes.length === 1 ? "scene" : "scenes"}, ${textFromEighths(sheet.eighths)} pages`}
        >
          <ScenesTable label="Shooting Schedule" scenes={sheet.scenes} />
        </Section>
        <Section title="Cast">
          <Table label="Cast">
            <thead>
              <tr>
                <th scope="col">ID</th>
                <th scope="col">Character</th>
                <th scope="col">Actor</th>
                <th scope="col">Status</th>
                <th scope="col">Report</th>
                <th scope="col">On set</th>
              </tr>
            </thead>
            <tbody>
              {sheet.cast.map((call) => (
                <tr key={call.castId}>
                  <th scope="row">{call.castId}</th>
                  <td>{call.character}</td>
                  <td>{call.actor || "TBD"}</td>
                  <td>{call.status}</td>
                  <td data-cell="tight">{call.report}</td>
                  <td data-cell="tight">{call.onSet}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Section>
        <Section title="Requirements">
          {sheet.requirements.length === 0 && <p className={styles.nothing}>The breakdown names none for this day.</p>}
          {sheet.requirements.map(({ category, items }) => (
            <Requirements key={category} title={category} items={items} />
          ))}
        </Section>
        <Section title="Extras and Set Dressing">
          <Requirements title="Extras" items={sheet.extras} />
          <Requirements title="Set Dressing" items={sheet.setDressing} />
        </Section>
        <Section title="Crew Call Times">
          <Facts>
            {sheet.departments.map(({ name, call }) => (
              <Fact key={name} name={name}>
                {call}
              </Fact>
            ))}
          </Facts>
        </Section>
        <Section title="Advanced Shooting Schedule" {...(sheet.advance && { note: sheet.advance.dateLine })}>
          {sheet.advance ? (
            <ScenesTable label="Advanced Shooting Schedule" scenes={sheet.advance.scenes} />
          ) : (
            <p className={styles.nothing}>This is the last shoot day.</p>
          )}
        </Section>
      </article>
    </>
  );
}
