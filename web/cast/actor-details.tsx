import { type ActorForm, actorForm, actorFromForm } from "../../shared/roster/options/actor-form.ts";
import { MinorBand } from "../../shared/roster/options/minor-band.ts";
import { agesText, minorHoursText } from "../../shared/roster/options/minor-hours.ts";
import type { ActorOption } from "../../shared/roster/options/option.ts";
import { ACTOR_FIELDS } from "../../shared/roster/options/option-fields.ts";
import type { useDialogSubmission } from "../data/dialog-submission.ts";
import { DatesField } from "../dates/dates-field.tsx";
import { t } from "../i18n/translate.ts";
import { DetailsDialog } from "../options/details-dialog.tsx";
import styles from "../options/details-form.module.css";
import { PhotoGallery } from "../options/photo-gallery.tsx";
import type { FieldEditsResult } from "../options/save-field-edits.ts";
import { useDatesField } from "../options/use-dates-field.ts";
import { useTypedForm } from "../options/use-field-edits.ts";
import type { Photos } from "../options/use-photos.ts";
import { Field } from "../ui/form/field.tsx";
import { Select } from "../ui/form/select.tsx";
import { TextArea } from "../ui/form/text-area.tsx";
import { ACTOR_DATES } from "./dates-text.ts";

const BANDS = [
  { value: "", label: t("Adult") },
  ...MinorBand.options.map((value) => ({ value, label: t("Minor, {label}", { label: agesText(value) }) })),
];
const FOR_EDITORS = t("Only project editors see this.");

interface ActorDetailsProps {
  readonly option: ActorOption;
  readonly photos: Photos;
  readonly saving: ReturnType<typeof useDialogSubmission<FieldEditsResult<ActorForm>>>;
  readonly onClose: () => void;
}

/** Details of an actor option, to read or edit. */
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
          <h3>{t("Photos")}</h3>
          <PhotoGallery name={actorName} photos={photos} />
        </div>
      }
    >
      <div className={styles.wide}>
        <TextArea label={t("Details")} rows={2} maxLength={500} {...field("details")} />
      </div>
      <Field label={t("Phone")} type="tel" maxLength={40} autoComplete="off" {...field("phone")} />
      <Field label={t("Email")} inputMode="email" maxLength={254} autoComplete="off" {...field("mail")} />
      <div className={styles.wide}>
        <TextArea label={t("Agent")} rows={2} maxLength={1000} {...field("agent")} />
      </div>
      <Field
        label={t("Rate per day")}
        hint={t("In the production's currency. Used to plan hold days.")}
        inputMode="decimal"
        maxLength={20}
        {...field("dayRate")}
      />
      <Select label={t("Age")} options={BANDS} hint={band && minorHoursText(band)} {...field("minor")} />
      <div className={styles.wide}>
        <Field
          label={t("All work within (days)")}
          hint={t(
            "Keeps the scenes of all episodes together: calendar days from the first work day to the last. Leave empty for any number.",
          )}
          inputMode="numeric"
          maxLength={3}
          {...field("withinDays")}
        />
      </div>
      <TextArea label={t("Diet")} rows={2} hint={FOR_EDITORS} maxLength={1000} {...field("diet")} />
      <TextArea label={t("Access needs")} rows={2} hint={FOR_EDITORS} maxLength={1000} {...field("access")} />
      <div className={styles.wide}>
        <DatesField value={dates.value} onChange={dates.onChange} />
      </div>
    </DetailsDialog>
  );
}
