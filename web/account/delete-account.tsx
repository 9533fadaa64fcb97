import { useState } from "react";
import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { saveAs } from "../data/download-file.ts";
import { locale } from "../i18n/language.ts";
import { lazy } from "../i18n/lazy.ts";
import { t } from "../i18n/translate.ts";
import { ConfirmIdentityDialog } from "../session/confirm-identity-dialog.tsx";
import { Button } from "../ui/form/button.tsx";
import { Fact } from "../ui/page/fact.tsx";
import { Row } from "../ui/page/stack.tsx";
import { type Status, StatusLine } from "../ui/status-line.tsx";

const dayFormat = lazy(() => new Intl.DateTimeFormat(locale, { dateStyle: "long" }));

interface AccountEndProps {
  readonly user: string;
  /** Date of erasure, if the account is deleted. */
  readonly erasedOn: string | null;
}

/** Export of the account's data, and deletion of the account, which can be cancelled for some days. */
export function AccountEnd({ user, erasedOn: loaded }: AccountEndProps) {
  const [erasedOn, setErasedOn] = useState(loaded);
  const [busy, setBusy] = useState<"saving" | "changing">();
  const [status, setStatus] = useState<Status>();
  const [isDeleting, setIsDeleting] = useState(false);
  const changeFailure = t("Failed to change your account. Please try again.");

  async function act(what: "saving" | "changing", failure: string, action: () => Promise<void>) {
    setBusy(what);
    setStatus(undefined);
    try {
      await action();
    } catch (error) {
      setStatus({ kind: "error", text: errorText(error, failure) });
    }
    setBusy(undefined);
  }
  const save = () =>
    act("saving", t("Failed to fetch your data. Please try again."), async () => {
      const data = await api.getOwnData({ params: { user } });
      saveAs(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }), "backlot-my-data.json");
    });
  const restore = () =>
    act("changing", changeFailure, async () => {
      const after = await api.setAccountDeleted({ params: { user }, payload: { deleted: false } });
      setErasedOn(after.erasedOn);
    });

  return (
    <>
      <Fact name={t("Your data")}>
        {erasedOn === null
          ? t("Deleting your account removes you from every team. Plans and records stay with their projects.")
          : t("This account is deleted. You can restore it until {day}.", {
              day: dayFormat().format(new Date(erasedOn)),
            })}
      </Fact>
      <StatusLine status={status} />
      <Row>
        <Button busy={busy === "saving" && t("Saving...")} onClick={() => void save()}>
          {t("Save My Data")}
        </Button>
        {erasedOn === null ? (
          <Button onClick={() => setIsDeleting(true)}>{t("Delete Account")}</Button>
        ) : (
          <Button busy={busy === "changing" && t("Changing...")} onClick={() => void restore()}>
            {t("Restore Account")}
          </Button>
        )}
      </Row>
      {isDeleting && (
        <ConfirmIdentityDialog
          title={t("Delete your account")}
          text={t("You can restore it for fourteen days. Enter your password to confirm that it is you.")}
          submit={[t("Delete Account"), t("Deleting...")]}
          submitKind="danger"
          failure={changeFailure}
          onConfirm={async (proof) => {
            const after = await api.setAccountDeleted({ params: { user }, payload: { deleted: true, ...proof } });
            setErasedOn(after.erasedOn);
            setIsDeleting(false);
          }}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </>
  );
}
