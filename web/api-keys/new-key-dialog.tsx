import { useState } from "react";
import { API_SCOPE_NAMES, API_SCOPES, type ApiScope } from "../../shared/contract/schema/api-scopes.ts";
import type { IdentityProof } from "../../shared/contract/schema/identity-proof.ts";
import { t } from "../i18n/translate.ts";
import { type ProofProblem, useIdentityFields } from "../session/identity-fields.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Button } from "../ui/form/button.tsx";
import { Checkbox } from "../ui/form/checkbox.tsx";
import { Field } from "../ui/form/field.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";
import { type Status, StatusLine } from "../ui/status-line.tsx";
import styles from "./api-keys.module.css";

interface NewKeyDialogProps {
  readonly isBusy: boolean;
  readonly problem: ProofProblem | undefined;
  /** Text of the created key. */
  readonly made: string | undefined;
  readonly onMake: (name: string, scopes: ApiScope[], proof: IdentityProof) => void;
  readonly onClose: () => void;
}

/** Asks for name and scopes of a new API key and for the password, and then shows the key once. */
export function NewKeyDialog({ isBusy, problem, made, onMake, onClose }: NewKeyDialogProps) {
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<ReadonlySet<ApiScope>>(new Set());
  const { proof, isComplete, fields } = useIdentityFields(problem?.asksForCode === true);
  if (made !== undefined) return <MadeKey text={made} onClose={onClose} />;
  return (
    <FormDialog
      title={t("New API key")}
      submit={[t("Create Key"), t("Creating...")]}
      isBusy={isBusy}
      isReady={name.trim() !== "" && scopes.size > 0 && isComplete}
      problem={problem?.problem}
      onSubmit={() => onMake(name, [...scopes], proof)}
      onClose={onClose}
    >
      <Field
        label={t("Name")}
        hint={t("The program that will use it.")}
        value={name}
        maxLength={200}
        onChange={(event) => setName(event.target.value)}
      />
      <fieldset className={styles.scopes}>
        <legend>{t("Permissions")}</legend>
        {API_SCOPE_NAMES.map((scope) => (
          <Checkbox
            key={scope}
            label={API_SCOPES[scope]}
            checked={scopes.has(scope)}
            onChange={(event) => {
              const { checked } = event.currentTarget;
              setScopes(new Set(API_SCOPE_NAMES.filter((one) => (one === scope ? checked : scopes.has(one)))));
            }}
          />
        ))}
      </fieldset>
      {fields}
    </FormDialog>
  );
}

function MadeKey({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  const [status, setStatus] = useState<Status>();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setStatus({ kind: "success", text: t("Copied.") }),
      () =>
        setStatus({
          kind: "error",
          text: t("The browser blocked copying. Select the key and copy it yourself."),
        }),
    );
  return (
    <Dialog
      title={t("Your new API key")}
      maxWidth={560}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => void copy()}>{t("Copy")}</Button>
          <Button kind="primary" onClick={onClose}>
            {t("Done")}
          </Button>
        </>
      }
    >
      <Field
        label={t("Shown only once: keep it like a password")}
        hint={t("Programs send it in the header Authorization: Bearer, followed by the key.")}
        value={text}
        readOnly
      />
      <StatusLine status={status} />
    </Dialog>
  );
}
