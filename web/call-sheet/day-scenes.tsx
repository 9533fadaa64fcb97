import { textFromEighths } from "../../shared/breakdown/eighths-text.ts";
import type { CallSheet } from "../../shared/call-sheet/call-sheet.ts";
import { say } from "../texts/say.ts";
import { ScenesTable } from "./scenes-table.tsx";
import { Section } from "./section.tsx";
import styles from "./sheet.module.css";

/** What is shot that day, in shooting order. */
export function DayScenes({ sheet }: { readonly sheet: CallSheet }) {
  return (
    <Section title={say("Shooting Schedule")} note={lengthOf(sheet)}>
      <ScenesTable label={say("Shooting Schedule")} lines={sheet.order} withPlaces={sheet.locations.length > 1} />
    </Section>
  );
}

/** What is shot on the next day. */
export function Advance({ sheet: { advance } }: { readonly sheet: CallSheet }) {
  return (
    <Section
      title={say("Advanced Shooting Schedule")}
      {...(advance && {
        note: say("{dateLine}, {eighths} pages", {
          dateLine: advance.dateLine,
          eighths: textFromEighths(advance.eighths),
        }),
      })}
    >
      {advance ? (
        <ScenesTable
          label={say("Advanced Shooting Schedule")}
          lines={advance.scenes.map((strip) => ({ kind: "scene", strip, scriptDay: "", place: "" }))}
          withPlaces={false}
        />
      ) : (
        <p className={styles.nothing}>{say("This is the last shoot day.")}</p>
      )}
    </Section>
  );
}

const lengthOf = ({ scenes, eighths }: CallSheet) =>
  say("{count} {count, plural, one {scene} other {scenes}}, {eighths} pages", {
    count: scenes.length,
    eighths: textFromEighths(eighths),
  });
