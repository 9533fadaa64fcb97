import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import type { CrewPosition } from "../../shared/call-sheet/model/crew.ts";
import { NON_TIME_CALLS } from "../../shared/call-sheet/model/non-time-calls.ts";
import { mailProblem, phoneProblem } from "../../shared/roster/fields/contact-text.ts";
import { t } from "../i18n/translate.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Button } from "../ui/form/button.tsx";
import { Field } from "../ui/form/field.tsx";
import { Select } from "../ui/form/select.tsx";
import { Column } from "../ui/page/stack.tsx";
import { offsetFromText, textFromOffset } from "./offset-text.ts";

interface PersonDialogProps {
  readonly person: CrewPosition;
  readonly onChange: (person: CrewPosition) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

const CALLS = [
  { value: "department", label: t("Same as department") },
  { value: "offset", label: t("Minutes from crew call") },
  { value: "O/C", label: t("O/C – on own call") },
  { value: "N/C", label: t("N/C – not called") },
];

/** Details of a crew position. */
export function PersonDialog({ person, onChange, onRemove, onClose }: PersonDialogProps) {
  const [texts, setTexts] = useState({
    ...{ position: person.position, name: person.name, phone: person.phone ?? "", mail: person.mail ?? "" },
    ...{ union: person.union ?? "", diet: person.diet ?? "", offset: textFromOffset(person.offset) },
  });
  const [call, setCall] = useState<string>(person.call ?? (person.offset === undefined ? "department" : "offset"));
  const set = (part: keyof typeof texts) => (event: { readonly target: { readonly value: string } }) =>
    setTexts({ ...texts, [part]: event.target.value });
  const offset = offsetFromText(texts.offset);
  const problems = {
    phone: phoneProblem(texts.phone.trim()),
    mail: mailProblem(texts.mail.trim()),
    offset:
      call === "offset" && offset === undefined
        ? t('"{offset}" is not a number of minutes, such as -30.', { offset: texts.offset })
        : undefined,
  };
  const isWrong = Object.values(problems).some((problem) => problem !== undefined);

  function done() {
    if (isWrong) return;
    const { position, name, phone, mail, union, diet } = texts;
    const own = NON_TIME_CALLS.find((one) => one === call);
    onChange({
      position,
      name,
      ...(phone.trim() && { phone: phone.trim() }),
      ...(mail.trim() && { mail: mail.trim() }),
      ...(union.trim() && { union: union.trim() }),
      ...(diet.trim() && { diet: diet.trim() }),
      ...(call === "offset" && offset !== undefined && { offset }),
      ...(own && { call: own }),
    });
    onClose();
  }

  return (
    <Dialog
      title={person.name || person.position || t("New position")}
      maxWidth={480}
      isSheet
      onClose={onClose}
      onSubmit={done}
      actions={
        <>
          <Button icon={<Trash2 />} onClick={onRemove}>
            {t("Remove")}
          </Button>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button kind="primary" type="submit" disabled={isWrong}>
            {t("Done")}
          </Button>
        </>
      }
    >
      <Column>
        <Field label={t("Position")} value={texts.position} maxLength={200} onChange={set("position")} />
        <Field label={t("Name")} value={texts.name} maxLength={200} onChange={set("name")} />
        <Field label={t("Phone")} type="tel" value={texts.phone} error={problems.phone} onChange={set("phone")} />
        <Field label={t("Email")} value={texts.mail} inputMode="email" error={problems.mail} onChange={set("mail")} />
        <Field label={t("Union")} value={texts.union} maxLength={200} onChange={set("union")} />
        <Field
          label={t("Dietary notes")}
          hint={t("Only editors see this")}
          value={texts.diet}
          maxLength={200}
          onChange={set("diet")}
        />
        <Select label={t("Call")} options={CALLS} value={call} onChange={(event) => setCall(event.target.value)} />
        {call === "offset" && (
          <Field
            label={t("Minutes from crew call")}
            hint={t("-30 is half an hour before crew call")}
            value={texts.offset}
            error={problems.offset}
            onChange={set("offset")}
          />
        )}
      </Column>
    </Dialog>
  );
}
