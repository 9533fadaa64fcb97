import { useRef, useState } from "react";
import type { MinorBand } from "../../shared/roster/minor-band.ts";
import { MINOR_HOURS, minorHoursInWords } from "../../shared/roster/minor-hours.ts";
import type { ActorOption } from "../../shared/roster/option.ts";
import type { useDialogSubmission } from "../dialog-submission.ts";
import styles from "../options/details-form.module.css";
import { PhotoGallery } from "../options/photo-gallery.tsx";
import type { Photos } from "../options/use-photos.ts";
import { useMayEdit } from "../project-context.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Fact, Facts } from "../ui/fact.tsx";
import { Field } from "../ui/field.tsx";
import { Select } from "../ui/select.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { formFrom, type ProfileForm, profileFrom } from "./profile-form.ts";

const BANDS = [
  { value: "", label: "Adult" },
  ...Object.entries(MINOR_HOURS).map(([value, { label }]) => ({ value, label: `Minor, ${label}` })),
];
const FOR_EDITORS = "Only editors of the project see this.";

interface ActorDetailsProps {
  readonly option: ActorOption;
  readonly photos: Photos;
  readonly saving: ReturnType<typeof useDialogSubmission>;
  readonly onClose: () => void;
}

/** All that is known of an actor option, to read or to change. What someone else saves meanwhile shows where nothing was typed. */
export function ActorDetails({ option, photos, saving, onClose }: ActorDetailsProps) {
  const { actorName, profile, version = 0 } = option;
  const mayEdit = useMayEdit();
  const operation = useRef(crypto.randomUUID());
  const [typed, setTyped] = useState<Partial<ProfileForm>>({});
  const [rateProblem, setRateProblem] = useState<string>();
  const form = { ...formFrom(profile), ...typed };
  const band = form.minor === "" ? undefined : (form.minor as MinorBand); // a value of BANDS
  const gallery = <PhotoGallery name={actorName} photos={photos} />;
  const title = `Details of ${actorName}`;

  const field = (name: keyof ProfileForm) => ({
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => {
      operation.current = crypto.randomUUID();
      setRateProblem(undefined);
      setTyped({ ...typed, [name]: target.value });
    },
  });

  function save() {
    const wanted = profileFrom(form);
    if ("rateProblem" in wanted) return setRateProblem(wanted.rateProblem);
    setRateProblem(undefined);
    saving.submit({
      kind: "describe",
      actor_name: actorName,
      version,
      operation: operation.current,
      profile: wanted,
    });
  }

  if (!mayEdit) {
    return (
      <Dialog title={title} maxWidth={640} isSheet onClose={onClose}>
        {gallery}
        <Facts>
          <Fact name="Phone">{form.phone || "-"}</Fact>
          <Fact name="E-mail">{form.mail || "-"}</Fact>
          <Fact name="Agent">{form.agent || "-"}</Fact>
          <Fact name="Rate per day">{form.dayRate || "-"}</Fact>
          <Fact name="Age">{BANDS.find(({ value }) => value === form.minor)?.label}</Fact>
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
        <Field label="Phone" type="tel" maxLength={40} autoComplete="off" {...field("phone")} />
        <Field label="E-mail" inputMode="email" maxLength={254} autoComplete="off" {...field("mail")} />
        <div className={styles.wide}>
          <TextArea label="Agent" rows={2} maxLength={1000} {...field("agent")} />
        </div>
        <Field
          label="Rate per day"
          hint="In the production's currency. Days on hold are planned by it."
          error={rateProblem}
          inputMode="decimal"
          maxLength={20}
          {...field("dayRate")}
        />
        <Select label="Age" options={BANDS} hint={band && minorHoursInWords(band)} {...field("minor")} />
        <TextArea label="Diet" rows={2} hint={FOR_EDITORS} maxLength={1000} {...field("diet")} />
        <TextArea label="Access needs" rows={2} hint={FOR_EDITORS} maxLength={1000} {...field("access")} />
      </div>
      <div className={styles.part}>
        <h3>Photos</h3>
        {gallery}
      </div>
    </Dialog>
  );
}
