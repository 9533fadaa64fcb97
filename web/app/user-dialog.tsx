import { useState, useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import { AccountEnd } from "../account/delete-account.tsx";
import { api } from "../api/client.ts";
import { useRequest } from "../data/use-request.ts";
import { chooseLanguage, language, offeredLanguages } from "../i18n/language.ts";
import { t } from "../i18n/translate.ts";
import { chooseTheme, chosenTheme, onTheme } from "../layout/theme.ts";
import { paths } from "../navigation/paths.ts";
import { signOut, type User } from "../session/session.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Button } from "../ui/form/button.tsx";
import { Select } from "../ui/form/select.tsx";
import { ToggleGroup } from "../ui/form/toggle-group.tsx";
import { Fact } from "../ui/page/fact.tsx";
import { StatusLine } from "../ui/status-line.tsx";

const THEMES = [
  { value: "system", label: t("System") },
  { value: "light", label: t("Light") },
  { value: "dark", label: t("Dark") },
] as const;

const offered = offeredLanguages();

/** Modules read texts when they are evaluated, so a new language needs a reload. */
function speak(tag: string): void {
  chooseLanguage(tag);
  window.location.reload();
}

/** Account, display settings of this device, and sign-out. */
export function UserDialog({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const theme = useSyncExternalStore(onTheme, chosenTheme);
  const [read, readAgain] = useRequest(() => api.getUser({ params: { user: user.id } }));
  const account = read && "value" in read ? read.value : undefined;

  async function leave() {
    setBusy(true);
    await signOut();
    // A full page load, so that none of the user's data stays in memory.
    window.location.assign(paths.signIn);
  }

  return (
    <Dialog
      title={t("Your account")}
      minWidth={400}
      onClose={onClose}
      actions={
        <Button kind="primary" busy={busy && t("Logging out...")} onClick={leave}>
          {t("Logout")}
        </Button>
      }
    >
      {(read === undefined || account) && (
        // From the start, so that the controls below it keep their place when the account arrives.
        <Fact name={t("Username")}>
          {account ? account.email || user.id : <span role="status">{t("Loading...")}</span>}
        </Fact>
      )}
      <Fact name={t("Signing in")}>
        <Link to={paths.account(user.id)} onClick={onClose}>
          {t("Two-factor authentication and recent sign-ins")}
        </Link>
      </Fact>
      {read && "error" in read && (
        <StatusLine
          status={{ kind: "error", text: t("Error: {problem}", { problem: t("Failed to fetch user details") }) }}
          action={<Button onClick={readAgain}>{t("Try again")}</Button>}
        />
      )}
      <Fact name={t("Colours on this device")}>
        <ToggleGroup label={t("Colours on this device")} options={THEMES} value={theme} onChange={chooseTheme} />
      </Fact>
      {offered.length > 1 && (
        <Select
          label={t("Language on this device")}
          options={offered.map(({ tag, name }) => ({ value: tag, label: name }))}
          value={language.tag}
          onChange={(event) => speak(event.target.value)}
        />
      )}
      {account && <AccountEnd user={user.id} erasedOn={account.erasedOn} />}
    </Dialog>
  );
}
