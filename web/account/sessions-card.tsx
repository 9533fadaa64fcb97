import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import type { SignedInSession } from "../../shared/contract/account.ts";
import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { t } from "../i18n/translate.ts";
import { Resolved } from "../layout/deferred.tsx";
import { useUser } from "../session/use-user.ts";
import { Card } from "../ui/page/card.tsx";
import { Column } from "../ui/page/stack.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { SessionTable } from "./session-table.tsx";

/** Active sessions, each of which can be revoked except the current one. */
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
      setProblem(errorText(error, t("Failed to end the session. Please try again.")));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Card title={t("Active sessions")}>
      <Column>
        <StatusLine status={problem === undefined ? undefined : { kind: "error", text: problem }} />
        <Resolved value={sessions} failure={t("Failed to fetch your active sessions")}>
          {(loaded) => <SessionTable sessions={loaded} isBusy={isBusy} onEnd={(session) => void end(session)} />}
        </Resolved>
      </Column>
    </Card>
  );
}
