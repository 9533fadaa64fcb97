import { useState, useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import { AccountEnd } from "./account-end.tsx";
import { api } from "./api.ts";
import { paths } from "./paths.ts";
import { signOut, type User } from "./session.ts";
import { chooseLanguage, language, offeredLanguages } from "./texts/language.ts";
import { say } from "./texts/say.ts";
import { chooseTheme, chosenTheme, onTheme } from "./theme.ts";
import { Button } from "./ui/button.tsx";
import { Dialog } from "./ui/dialog.tsx";
import { Fact } from "./ui/fact.tsx";
import { Select } from "./ui/select.tsx";
import { Spinner } from "./ui/spinner.tsx";
import { StatusLine } from "./ui/status-line.tsx";
import { ToggleGroup } from "./ui/toggle-group.tsx";
import { useRead } from "./use-read.ts";

const THEMES = [
  { value: "system", label: say("System") },
  { value: "light", label: say("Light") },
  { value: "dark", label: say("Dark") },
] as const;

const offered = offeredLanguages();

/** Texts are said while the page is loaded, so it is loaded again. */
function speak(tag: string): void {
  chooseLanguage(tag);
  window.location.reload();
}

/** Who is signed in, how this device shows things, and the way out. */
export function UserDialog({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const theme = useSyncExternalStore(onTheme, chosenTheme);
  const [read, readAgain] = useRead(() => api.getUser({ params: { user: user.id } }));
  const account = read && "value" in read ? read.value : undefined;

  async function leave() {
    setBusy(true);
    await signOut();
    // A whole new page: nothing of what was shown stays in this one's memory.
    window.location.assign(paths.signIn);
  }

  return (
    <Dialog
      title={say("Your account")}
      onClose={onClose}
      actions={
        <Button kind="primary" busy={busy && say("Logging out...")} onClick={leave}>
          {say("Logout")}
        </Button>
      }
    >
      {read === undefined && <Spinner label={say("Loading...")} />}
      {account && <Fact name={say("Username")}>{account.email || user.id}</Fact>}
      <Fact name={say("Signing in")}>
        <Link to={paths.account(user.id)} onClick={onClose}>
          {say("Two-factor authentication and recent sign-ins")}
        </Link>
      </Fact>
      {read && "error" in read && (
        <StatusLine
          status={{ kind: "error", text: say("Error: {problem}", { problem: say("Failed to fetch user details") }) }}
          action={<Button onClick={readAgain}>{say("Try again")}</Button>}
        />
      )}
      <Fact name={say("Colours on this device")}>
        <ToggleGroup label={say("Colours on this device")} options={THEMES} value={theme} onChange={chooseTheme} />
      </Fact>
      {offered.length > 1 && (
        <Select
          label={say("Language on this device")}
          options={offered.map(({ tag, name }) => ({ value: tag, label: name }))}
          value={language.tag}
          onChange={(event) => speak(event.target.value)}
        />
      )}
      {account && <AccountEnd user={user.id} erasedOn={account.erasedOn} />}
    </Dialog>
  );
}
