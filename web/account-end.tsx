import { useState } from "react";
import { api } from "./api.ts";
import { wordsFor } from "./problem-words.ts";
import { saveAs } from "./save-as.ts";
import { Button } from "./ui/button.tsx";
import { Row } from "./ui/column.tsx";
import { Fact } from "./ui/fact.tsx";
import { type Status, StatusLine } from "./ui/status-line.tsx";

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: "long" });

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
    act("saving", "Failed to fetch your data. Please try again.", async () => {
      const data = await api.getOwnData({ params: { user } });
      saveAs(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }), "backlot-my-data.json");
    });
  const setDeleted = (deleted: boolean) =>
    act("changing", "Failed to change your account. Please try again.", async () => {
      const after = await api.setAccountDeleted({ params: { user }, payload: { deleted } });
      setErasedOn(after.erasedOn);
    });

  return (
    <>
      <Fact name="Your data">
        {erasedOn === null
          ? "Deleting the account takes you off every team. What was planned and recorded stays with its production."
          : `This account is deleted. Until ${DAY.format(new Date(erasedOn))} you can keep it after all.`}
      </Fact>
      <StatusLine status={status} />
      <Row>
        <Button busy={busy === "saving" && "Saving..."} onClick={() => void save()}>
          Save My Data
        </Button>
        <Button busy={busy === "changing" && "Changing..."} onClick={() => void setDeleted(erasedOn === null)}>
          {erasedOn === null ? "Delete Account" : "Keep Account"}
        </Button>
      </Row>
    </>
  );
}
