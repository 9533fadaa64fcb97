import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import type { SignedInSession } from "../../shared/contract/account.ts";
import { api } from "../api.ts";
import { Arrived } from "../loaded.tsx";
import { wordsFor } from "../problem-words.ts";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { Card } from "../ui/card.tsx";
import { Column } from "../ui/column.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { SessionTable } from "./session-table.tsx";

/** Where the account is signed in just now, and the way to end any of it but this. */
export function SessionsCard({ sessions }: { readonly sessions: Promise<readonly SignedInSession[]> }) {
  const { id: user } = useUser();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function end(session: string) {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await api.endSession({ params: { user, session } });
      await revalidate();
    } catch (error) {
      setProblem(wordsFor(error, say("Failed to end the session. Please try again.")));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Card title={say("Active sessions")}>
      <Column>
        <StatusLine status={problem === undefined ? undefined : { kind: "error", text: problem }} />
        <Arrived value={sessions} failure={say("Failed to fetch your active sessions")}>
          {(loaded) => <SessionTable sessions={loaded} isBusy={isBusy} onEnd={(session) => void end(session)} />}
        </Arrived>
      </Column>
    </Card>
  );
}
