import { useState } from "react";
import type { AccountEvent } from "../../shared/contract/account.ts";
import { Arrived } from "../loaded.tsx";
import { paths } from "../paths.ts";
import { wordsFor } from "../problem-words.ts";
import { signOutEverywhere } from "../session.ts";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Column, Row } from "../ui/column.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { EventTable } from "./event-table.tsx";

/** Where the account was signed in to of late, and the way to end all of it. */
export function SignInsCard({ events }: { readonly events: Promise<readonly AccountEvent[]> }) {
  const user = useUser();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function leaveAll() {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await signOutEverywhere(user);
      // A whole new page: nothing of what was shown stays in this one's memory.
      window.location.assign(paths.signIn);
    } catch (error) {
      setProblem(wordsFor(error, say("Failed to sign out everywhere. Please try again.")));
      setIsBusy(false);
    }
  }

  return (
    <Card title={say("Recent sign-ins")}>
      <Column>
        <p>
          {say(
            "If you do not recognise something here, sign out everywhere and set a new password with Forgot Password on the sign-in page.",
          )}
        </p>
        <Row>
          <Button busy={isBusy && say("Signing out...")} onClick={() => void leaveAll()}>
            {say("Sign Out Everywhere")}
          </Button>
        </Row>
        <StatusLine status={problem === undefined ? undefined : { kind: "error", text: problem }} />
        <Arrived value={events} failure={say("Failed to fetch the recent sign-ins")}>
          {(loaded) =>
            loaded.length === 0 ? <p>{say("Sign-ins will be listed here")}</p> : <EventTable events={loaded} />
          }
        </Arrived>
      </Column>
    </Card>
  );
}
