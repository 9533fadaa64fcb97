import { useState } from "react";
import { api } from "./api.ts";
import { wordsFor } from "./problem-words.ts";
import { saveAs } from "./save-as.ts";
import { locale } from "./texts/language.ts";
import { say } from "./texts/say.ts";
import { whenNeeded } from "./texts/when-needed.ts";
import { Button } from "./ui/button.tsx";
import { Row } from "./ui/column.tsx";
import { Fact } from "./ui/fact.tsx";
import { type Status, StatusLine } from "./ui/status-line.tsx";

const dayFormat = whenNeeded(() => new Intl.DateTimeFormat(locale, { dateStyle: "long" }));

interface AccountEndProps {
  readonly user: string;
  /** When the account is gone, if it is deleted. */
  readonly erasedOn: string | null;
}

/** What is kept about somebody, to be taken along, and the end of their account, which can be taken back for a while. */
export function AccountEnd({ user, erasedOn: loaded }: AccountEndProps) {
  const [erasedOn, setErasedOn] = useState(loaded);
  const [busy, setBusy] = useState<"saving" | "changing">();
  const [status, setStatus] = useState<Status>();

  async function act(what: "saving" | "changing", failure: string, deed: () => Promise<void>) {
    setBusy(what);
    setStatus(undefined);
    try {
      await deed();
    } catch (error) {
      setStatus({ kind: "error", text: wordsFor(error, failure) });
    }
    setBusy(undefined);
  }
  const save = () =>
    act("saving", say("Failed to fetch your data. Please try again."), async () => {
      const data = await api.getOwnData({ params: { user } });
      saveAs(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }), "backlot-my-data.json");
    });
  const setDeleted = (deleted: boolean) =>
    act("changing", say("Failed to change your account. Please try again."), async () => {
      const after = await api.setAccountDeleted({ params: { user }, payload: { deleted } });
      setErasedOn(after.erasedOn);
    });

  return (
    <>
      <Fact name={say("Your data")}>
        {erasedOn === null
          ? say("Deleting your account removes you from every team. Plans and records stay with their projects.")
          : say("This account is deleted. You can restore it until {day}.", {
              day: dayFormat().format(new Date(erasedOn)),
            })}
      </Fact>
      <StatusLine status={status} />
      <Row>
        <Button busy={busy === "saving" && say("Saving...")} onClick={() => void save()}>
          {say("Save My Data")}
        </Button>
        <Button busy={busy === "changing" && say("Changing...")} onClick={() => void setDeleted(erasedOn === null)}>
          {erasedOn === null ? say("Delete Account") : say("Restore Account")}
        </Button>
      </Row>
    </>
  );
}
