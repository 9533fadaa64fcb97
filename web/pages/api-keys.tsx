import KeyRound from "lucide-react/icons/key-round";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { type ActionFunctionArgs, useFetcher, useLoaderData } from "react-router-dom";
import { type ApiKeyRequest, changeKeys, type KeyChanged } from "../api-keys/key-changes.ts";
import { KeyTable } from "../api-keys/key-table.tsx";
import { NewKeyDialog } from "../api-keys/new-key-dialog.tsx";
import { asJson } from "../data/as-json.ts";
import { t } from "../i18n/translate.ts";
import { Deferred } from "../layout/deferred.tsx";
import type { apiKeysLoader } from "../loaders/project.ts";
import { paths } from "../navigation/paths.ts";
import { useProject } from "../navigation/project-context.ts";
import { titleOf } from "../navigation/title.ts";
import { useUser } from "../session/use-user.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Button } from "../ui/form/button.tsx";
import { Card } from "../ui/page/card.tsx";
import { Page } from "../ui/page/page.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { StatusLine } from "../ui/status-line.tsx";

export async function action({ params, request }: ActionFunctionArgs<"id">): Promise<KeyChanged> {
  return changeKeys(params.id!, (await request.json()) as ApiKeyRequest); // sent by the page below in this form
}

/** API keys of programs that read and create the project's call sheets. */
export function Component() {
  const { keys } = useLoaderData<typeof apiKeysLoader>();
  const { id, name, may, completed } = useProject();
  const user = useUser();
  const making = useFetcher<KeyChanged>();
  const revoking = useFetcher<KeyChanged>();
  const [seen, setSeen] = useState<KeyChanged>();
  const [isAsking, setIsAsking] = useState(false);
  const made = making.state === "idle" && making.data !== seen ? making.data : undefined;
  const revoked = revoking.state === "idle" ? revoking.data : undefined;
  const send = (by: typeof making, wanted: ApiKeyRequest) =>
    void by.submit(asJson(wanted), { method: "post", encType: "application/json" });
  const close = () => {
    setIsAsking(false);
    setSeen(making.data);
  };
  const newKey = (
    <Button kind="primary" icon={<Plus />} onClick={() => setIsAsking(true)}>
      {t("New Key")}
    </Button>
  );
  return (
    <Page>
      <title>{titleOf(t("API keys"), name)}</title>
      <PageHeader
        title={t("API Keys")}
        back={{ to: paths.callSheets(user.id, id), label: t("Call Sheets") }}
        note={t(
          "With a key, a program can read this project's call sheets or create drafts of them, and nothing else.",
        )}
        actions={may === "owner" && !completed && newKey}
      />
      <StatusLine
        status={
          revoked &&
          ("problem" in revoked
            ? { kind: "error", text: revoked.problem }
            : { kind: "success", text: textFor(revoked.changed.name, revoked.changed.revokedAt !== null) })
        }
        action={
          revoked &&
          "changed" in revoked &&
          revoked.changed.revokedAt !== null && (
            <Button onClick={() => send(revoking, { keyId: revoked.changed.keyId, revoked: false })}>
              {t("Undo")}
            </Button>
          )
        }
      />
      <Deferred
        value={keys}
        label={t("Loading API keys...")}
        shape="table"
        lines={3}
        failure={t("Failed to fetch the API keys")}
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={<KeyRound />}>{t("API keys will be listed here")}</EmptyState>
          ) : (
            <Card padding="edge">
              <KeyTable
                keys={all}
                isBusy={revoking.state !== "idle"}
                onRevoke={(keyId) => send(revoking, { keyId, revoked: true })}
              />
            </Card>
          )
        }
      </Deferred>
      {isAsking && (
        <NewKeyDialog
          isBusy={making.state !== "idle"}
          problem={made && "problem" in made ? made.problem : undefined}
          made={made && "key" in made ? made.key : undefined}
          onMake={(keyName, scopes) => send(making, { name: keyName, scopes })}
          onClose={close}
        />
      )}
    </Page>
  );
}

const textFor = (name: string, isRevoked: boolean) =>
  isRevoked ? t("{name} no longer works", { name }) : t("{name} works again", { name });
