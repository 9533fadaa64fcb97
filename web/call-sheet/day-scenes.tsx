import { textFromEighths } from "../../shared/breakdown/eighths-text.ts";
import type { CallSheet } from "../../shared/call-sheet/call-sheet.ts";
import { ScenesTable } from "./scenes-table.tsx";
import { Section } from "./section.tsx";
import styles from "./sheet.module.css";

/** What is shot that day, in shooting order. */
export function DayScenes({ sheet }: { readonly sheet: CallSheet }) {
  return (
    <Section title="Shooting Schedule" note={lengthOf(sheet)}>
      <ScenesTable label="Shooting Schedule" lines={sheet.order} withPlaces={sheet.locations.length > 1} />
    </Section>
  );
}

/** What is shot on the next day. */
export function Advance({ sheet: { advance } }: { readonly sheet: CallSheet }) {
  return (
    <Section
      title="Advanced Shooting Schedule"
      {...(advance && { note: `${advance.dateLine}, ${textFromEighths(advance.eighths)} pages` })}
    >
      {advance ? (
        <ScenesTable
          label="Advanced Shooting Schedule"
          lines={advance.scenes.map((strip) => ({ kind: "scene", strip, scriptDay: "", place: "" }))}
          withPlaces={false}
        />
      ) : (
        <p className={styles.nothing}>This is the last shoot day.</p>
      )}
    </Section>
  );
}

const lengthOf = ({ scenes, eighths }: CallSheet) =>
  `${scenes.length} ${scenes.length === 1 ? "scene" : "scenes"}, ${textFromEighths(eighths)} pages`;
