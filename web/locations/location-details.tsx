import { type LocationForm, locationForm, locationFromForm } from "../../shared/roster/options/location-form.ts";
import type { LocationOption } from "../../shared/roster/options/option.ts";
import { LOCATION_FIELDS } from "../../shared/roster/options/option-fields.ts";
import type { useDialogSubmission } from "../data/dialog-submission.ts";
import { DatesField } from "../dates/dates-field.tsx";
import { t } from "../i18n/translate.ts";
import { DetailsDialog } from "../options/details-dialog.tsx";
import styles from "../options/details-form.module.css";
import type { FieldEditsResult } from "../options/save-field-edits.ts";
import { useDatesField } from "../options/use-dates-field.ts";
import { useTypedForm } from "../options/use-field-edits.ts";
import { Field } from "../ui/form/field.tsx";
import { TextArea } from "../ui/form/text-area.tsx";
import { LOCATION_DATES } from "./dates-text.ts";
import { PermitBadge } from "./permit-badge.tsx";

interface LocationDetailsProps {
  readonly option: LocationOption;
  readonly saving: ReturnType<typeof useDialogSubmission<FieldEditsResult<LocationForm>>>;
  readonly onClose: () => void;
}

/** Details of a location option, to read or edit. */
export function LocationDetails({ option, saving, onClose }: LocationDetailsProps) {
  const { groupId, locationName, version = 0 } = option;
  const typing = useTypedForm<LocationForm>({ form: locationForm(option), version }, locationFromForm);
  const { form, field, type } = typing;
  const dates = useDatesField(form.dates, LOCATION_DATES, (text) => type("dates", text));
  return (
    <DetailsDialog
      name={locationName}
      fields={LOCATION_FIELDS}
      typing={typing}
      saving={saving}
      problem={dates.problem}
      onSave={(change) => saving.submit({ kind: "describe", groupId, locationName, ...change })}
      onClose={onClose}
      head={<PermitBadge option={option} />}
    >
      <div className={styles.wide}>
        <Field label={t("Address")} hint={t("Used for the map link.")} maxLength={500} {...field("address")} />
      </div>
      <div className={styles.wide}>
        <Field
          label={t("Coordinates")}
          hint={t("Such as 48.8584, 2.2945 or 48°51'30\" N 2°17'40\" E. Used for sunrise and sunset on call sheets.")}
          maxLength={80}
          autoComplete="off"
          {...field("coordinates")}
        />
      </div>
      <TextArea
        label={t("Permit")}
        rows={2}
        hint={t("Issuer, number and terms.")}
        maxLength={1000}
        {...field("permit")}
      />
      <div className={styles.part}>
        <Field label={t("Permit valid until")} type="date" {...field("permitUntil")} />
        <PermitBadge option={option} />
      </div>
      <div className={styles.wide}>
        <TextArea label={t("Directions")} rows={2} maxLength={1000} {...field("directions")} />
      </div>
      <TextArea label={t("Parking")} rows={2} maxLength={1000} {...field("parking")} />
      <TextArea label={t("Power")} rows={2} maxLength={1000} {...field("power")} />
      <TextArea
        label={t("Nearest hospital")}
        rows={2}
        hint={t("Name, address and phone.")}
        maxLength={1000}
        {...field("hospital")}
      />
      <TextArea
        label={t("Police and fire")}
        rows={2}
        hint={t("This information appears on the call sheets of days shot here.")}
        maxLength={1000}
        {...field("police")}
      />
      <div className={styles.wide}>
        <DatesField value={dates.value} onChange={dates.onChange} />
      </div>
    </DetailsDialog>
  );
}
