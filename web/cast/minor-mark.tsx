import type { MinorBand } from "../../shared/roster/minor-band.ts";
import { MINOR_HOURS, minorDayInWords } from "../../shared/roster/minor-hours.ts";
import { say } from "../texts/say.ts";
import styles from "./minor-mark.module.css";

/** How long an actor of that age may work in a day. */
export function MinorMark({ band }: { readonly band: MinorBand }) {
  return (
    <small className={styles.mark}>
      <strong>{say("Minor, {label}", { label: MINOR_HOURS[band].label })}</strong>
      {`: ${minorDayInWords(band)}`}
    </small>
  );
}
