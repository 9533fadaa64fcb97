import { type ActorForm, actorForm, actorFromForm } from "../../shared/roster/actor-form.ts";
import type { MinorBand } from "../../shared/roster/minor-band.ts";
import { MINOR_HOURS, minorHoursInWords } from "../../shared/roster/minor-hours.ts";
import type { ActorOption } from "../../shared/roster/option.ts";
import { ACTOR_FIELDS } from "../../shared/roster/sheet-fields.ts";
import { DatesField } from "../dates/dates-field.tsx";
import type { useDialogSubmission } from "../dialog-submission.ts";
import { DetailsDialog } from "../options/details-dialog.tsx";
import styles from "../options/details-form.module.css";
import { PhotoGallery } from "../options/photo-gallery.tsx";
import type { TypedOutcome } from "../options/save-typed.ts";
import { useDatesField } from "../options/use-dates-field.ts";
import type { Photos } from "../options/use-photos.ts";
import { useTypedForm } from "../options/use-typed-form.ts";
import { say } from "../texts/say.ts";
import { Field } from "../ui/field.tsx";
import { Select } from "../ui/select.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { ACTOR_DATES } from "./dates-words.ts";

const BANDS = [
  { value: "", label: say("Adult") },
  ...Object.entries(MINOR_HOURS).map(([value, { label }]) => ({ value, label: say("Minor, {label}", { label }) })),
];
const FOR_EDITORS = say("Only project editors see this.");

interface ActorDetailsProps {
  readonly option: ActorOption;
  readonly photos: Photos;
  readonly saving: ReturnType<typeof useDialogSubmission<TypedOutcome<ActorForm>>>;
  readonly onClose: () => void;
}

/** All that is known of an actor option, to read or to change. */
export function ActorDetails({ option, photos, saving, onClose }: ActorDetailsProps) {
  const { actorName, version = 0 } = option;
  const typing = useTypedForm<ActorForm>({ form: actorForm(option), version }, actorFromForm);
  const { form, field, type } = typing;
  const dates = useDatesField(form.dates, ACTOR_DATES, (text) => type("dates", text));
  const band = form.minor === "" ? undefined : (form.minor as MinorBand); // a value of BANDS
  return (
    <DetailsDialog
      name={actorName}
      fields={ACTOR_FIELDS}
      typing={typing}
      saving={saving}
      problem={dates.problem}
      onSave={(change) => saving.submit({ kind: "describe", actorName, ...change })}
      onClose={onClose}
      foot={
        <div className={styles.part}>
          <h3>{say("Photos")}</h3>
          <PhotoGallery name={actorName} photos={photos} />
        </div>
      }
    >
      <div className={styles.wide}>
        <TextArea label={say("Details")} rows={2} maxLength={500} {...field("details")} />
      </div>
      <Field label={say("Phone")} type="tel" maxLength={40} autoComplete="off" {...field("phone")} />
      <Field label={say("Email")} inputMode="email" maxLength={254} autoComplete="off" {...field("mail")} />
      <div className={styles.wide}>
        <TextArea label={say("Agent")} rows={2} maxLength={1000} {...field("agent")} />
      </div>
      <Field
        label={say("Rate per day")}
        hint={say("In the production's currency. Used to plan hold days.")}
        inputMode="decimal"
        maxLength={20}
        {...field("dayRate")}
      />
      <Select label={say("Age")} options={BANDS} hint={band && minorHoursInWords(band)} {...field("minor")} />
      <TextArea label={say("Diet")} rows={2} hint={FOR_EDITORS} maxLength={1000} {...field("diet")} />
      <TextArea label={say("Access needs")} rows={2} hint={FOR_EDITORS} maxLength={1000} {...field("access")} />
      <div className={styles.wide}>
        <DatesField value={dates.value} onChange={dates.onChange} />
      </div>
    </DetailsDialog>
  );
}
