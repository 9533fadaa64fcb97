import { useState } from "react";
import type { AccountEvent } from "../../shared/contract/account.ts";
import { errorText } from "../api/error-text.ts";
import { t } from "../i18n/translate.ts";
import { Resolved } from "../layout/deferred.tsx";
import { paths } from "../navigation/paths.ts";
import { signOutEverywhere } from "../session/session.ts";
import { useUser } from "../session/use-user.ts";
import { Button } from "../ui/form/button.tsx";
import { Card } from "../ui/page/card.tsx";
import { Column, Row } from "../ui/page/stack.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { EventTable } from "./event-table.tsx";

/** Recent sign-ins, with a button that revokes all sessions. */
export function SignInsCard({ events }: { readonly events: Promise<readonly AccountEvent[]> }) {
  const user = useUser();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function leaveAll() {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await signOutEverywhere(user);
      // A full page load, so that none of the user's data stays in memory.
      window.location.assign(paths.signIn);
    } catch (error) {
      setProblem(errorText(error, t("Failed to sign out everywhere. Please try again.")));
      setIsBusy(false);
    }
  }

  return (
    <Card title={t("Recent sign-ins")}>
      <Column>
        <p>
          {t(
            "If you do not recognise something here, sign out everywhere and set a new password with Forgot Password on the sign-in page.",
          )}
        </p>
        <Row>
          <Button busy={isBusy && t("Signing out...")} onClick={() => void leaveAll()}>
            {t("Sign Out Everywhere")}
          </Button>
        </Row>
        <StatusLine status={problem === undefined ? undefined : { kind: "error", text: problem }} />
        <Resolved value={events} failure={t("Failed to fetch the recent sign-ins")}>
          {(loaded) =>
            loaded.length === 0 ? <p>{t("Sign-ins will be listed here")}</p> : <EventTable events={loaded} />
          }
        </Resolved>
      </Column>
    </Card>
  );
}
