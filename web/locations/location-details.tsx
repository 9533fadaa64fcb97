import { useRef, useState } from "react";
import type { LocationOption } from "../../shared/roster/option.ts";
import type { useDialogSubmission } from "../dialog-submission.ts";
import styles from "../options/details-form.module.css";
import { useMayEdit } from "../project-context.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Fact, Facts } from "../ui/fact.tsx";
import { Field } from "../ui/field.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { PermitMark } from "./permit-mark.tsx";
import { formFrom, type SiteForm, siteFrom } from "./site-form.ts";

interface LocationDetailsProps {
  readonly option: LocationOption;
  readonly saving: ReturnType<typeof useDialogSubmission>;
  readonly onClose: () => void;
}

/** All that is known of a location option, to read or to change. What someone else saves meanwhile shows where nothing was typed. */
export function LocationDetails({ option, saving, onClose }: LocationDetailsProps) {
  const { groupId, locationName, version = 0 } = option;
  const mayEdit = useMayEdit();
  const operation = useRef(crypto.randomUUID());
  const [typed, setTyped] = useState<Partial<SiteForm>>({});
  const [coordinatesProblem, setCoordinatesProblem] = useState<string>();
  const form = { ...formFrom(option), ...typed };
  const title = `Details of ${locationName}`;

  const field = (name: keyof SiteForm) => ({
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => {
      operation.current = crypto.randomUUID();
      setCoordinatesProblem(undefined);
      setTyped({ ...typed, [name]: target.value });
    },
  });

  function save() {
    const site = siteFrom(form);
    if ("coordinatesProblem" in site) return setCoordinatesProblem(site.coordinatesProblem);
    setCoordinatesProblem(undefined);
    saving.submit({
      kind: "describe",
      groupId,
      location_name: locationName,
      version,
      operation: operation.current,
      address: form.address,
      site,
    });
  }

  if (!mayEdit) {
    return (
      <Dialog title={title} maxWidth={640} isSheet onClose={onClose}>
        <PermitMark option={option} />
        <Facts>
          <Fact name="Address">{form.address || "-"}</Fact>
          <Fact name="Coordinates">{form.coordinates || "-"}</Fact>
          <Fact name="Permit">{form.permit || "-"}</Fact>
          <Fact name="Permit valid until">{form.permitUntil || "-"}</Fact>
          <Fact name="Parking">{form.parking || "-"}</Fact>
          <Fact name="Power">{form.power || "-"}</Fact>
          <Fact name="Nearest hospital">{form.hospital || "-"}</Fact>
        </Facts>
      </Dialog>
    );
  }
  return (
    <Dialog
      title={title}
      maxWidth={640}
      isSheet
      onClose={onClose}
      onSubmit={save}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" busy={saving.isBusy && "Saving..."}>
            Save Details
          </Button>
        </>
      }
    >
      <StatusLine status={saving.problem === undefined ? undefined : { kind: "error", text: saving.problem }} />
      <div className={styles.fields}>
        <div className={styles.wide}>
          <Field label="Address" hint="The map opens at it." maxLength={500} {...field("address")} />
        </div>
        <div className={styles.wide}>
          <Field
            label="Coordinates"
            hint={`Such as 48.8584, 2.2945 or 48°51'30" N 2°17'40" E. Sunrise and sunset on call sheets come from them.`}
            error={coordinatesProblem}
            maxLength={80}
            autoComplete="off"
            {...field("coordinates")}
          />
        </div>
        <TextArea
          label="Permit"
          rows={2}
          hint="Who gave it, its number, its terms."
          maxLength={1000}
          {...field("permit")}
        />
        <div className={styles.part}>
          <Field label="Permit valid until" type="date" {...field("permitUntil")} />
          <PermitMark option={option} />
        </div>
        <TextArea label="Parking" rows={2} maxLength={1000} {...field("parking")} />
        <TextArea label="Power" rows={2} maxLength={1000} {...field("power")} />
        <div className={styles.wide}>
          <TextArea
            label="Nearest hospital"
            rows={2}
            hint="Name, address and phone. Parking, power, permit and hospital stand on the call sheets of days shot here."
            maxLength={1000}
            {...field("hospital")}
          />
        </div>
      </div>
    </Dialog>
  );
}
