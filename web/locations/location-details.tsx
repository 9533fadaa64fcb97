import { type LocationForm, locationForm, locationFromForm } from "../../shared/roster/location-form.ts";
import type { LocationOption } from "../../shared/roster/option.ts";
import { LOCATION_FIELDS } from "../../shared/roster/sheet-fields.ts";
import { DatesField } from "../dates/dates-field.tsx";
import type { useDialogSubmission } from "../dialog-submission.ts";
import { DetailsDialog } from "../options/details-dialog.tsx";
import styles from "../options/details-form.module.css";
import type { TypedOutcome } from "../options/save-typed.ts";
import { useDatesField } from "../options/use-dates-field.ts";
import { useTypedForm } from "../options/use-typed-form.ts";
import { say } from "../texts/say.ts";
import { Field } from "../ui/field.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { LOCATION_DATES } from "./dates-words.ts";
import { PermitMark } from "./permit-mark.tsx";

interface LocationDetailsProps {
  readonly option: LocationOption;
  readonly saving: ReturnType<typeof useDialogSubmission<TypedOutcome<LocationForm>>>;
  readonly onClose: () => void;
}

/** All that is known of a location option, to read or to change. */
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
      head={<PermitMark option={option} />}
    >
      <div className={styles.wide}>
        <Field label={say("Address")} hint={say("Used for the map link.")} maxLength={500} {...field("address")} />
      </div>
      <div className={styles.wide}>
        <Field
          label={say("Coordinates")}
          hint={say("Such as 48.8584, 2.2945 or 48°51'30\" N 2°17'40\" E. Used for sunrise and sunset on call sheets.")}
          maxLength={80}
          autoComplete="off"
          {...field("coordinates")}
        />
      </div>
      <TextArea
        label={say("Permit")}
        rows={2}
        hint={say("Issuer, number and terms.")}
        maxLength={1000}
        {...field("permit")}
      />
      <div className={styles.part}>
        <Field label={say("Permit valid until")} type="date" {...field("permitUntil")} />
        <PermitMark option={option} />
      </div>
      <div className={styles.wide}>
        <TextArea label={say("Directions")} rows={2} maxLength={1000} {...field("directions")} />
      </div>
      <TextArea label={say("Parking")} rows={2} maxLength={1000} {...field("parking")} />
      <TextArea label={say("Power")} rows={2} maxLength={1000} {...field("power")} />
      <TextArea
        label={say("Nearest hospital")}
        rows={2}
        hint={say("Name, address and phone.")}
        maxLength={1000}
        {...field("hospital")}
      />
      <TextArea
        label={say("Police and fire")}
        rows={2}
        hint={say("This information appears on the call sheets of days shot here.")}
        maxLength={1000}
        {...field("police")}
      />
      <div className={styles.wide}>
        <DatesField value={dates.value} onChange={dates.onChange} />
      </div>
    </DetailsDialog>
  );
}
