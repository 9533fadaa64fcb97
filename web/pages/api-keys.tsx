import KeyRound from "lucide-react/icons/key-round";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { type ActionFunctionArgs, useFetcher, useLoaderData, useRevalidator } from "react-router-dom";
import type { ApiKey } from "../../shared/contract/api-keys.ts";
import { api } from "../api/client.ts";
import { type ApiKeyRequest, changeKeys, type KeyChanged } from "../api-keys/key-changes.ts";
import { KeyTable } from "../api-keys/key-table.tsx";
import { NewKeyDialog } from "../api-keys/new-key-dialog.tsx";
import { asJson, POST_JSON } from "../data/as-json.ts";
import { t } from "../i18n/translate.ts";
import { Deferred } from "../layout/deferred.tsx";
import { OwnersOnly } from "../layout/restricted-state.tsx";
import type { apiKeysLoader } from "../loaders/project.ts";
import { paths } from "../navigation/paths.ts";
import { useProject } from "../navigation/project-context.ts";
import { titleOf } from "../navigation/title.ts";
import { ConfirmIdentityDialog } from "../session/confirm-identity-dialog.tsx";
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
  const { id, name, trueName, may, completed } = useProject();
  const user = useUser();
  const making = useFetcher<KeyChanged>();
  const revoking = useFetcher<KeyChanged>();
  const [seen, setSeen] = useState<KeyChanged>();
  const [isAsking, setIsAsking] = useState(false);
  const [restoring, setRestoring] = useState<ApiKey>();
  const [restored, setRestored] = useState<ApiKey>();
  const { revalidate } = useRevalidator();
  const made = making.state === "idle" && making.data !== seen ? making.data : undefined;
  const last: KeyChanged | undefined = restored ? { changed: restored } : revoking.data;
  const revoked = revoking.state === "idle" ? last : undefined;
  const send = (by: typeof making, wanted: ApiKeyRequest) => void by.submit(asJson(wanted), POST_JSON);
  const close = () => {
    setIsAsking(false);
    setSeen(making.data);
  };
  const isForOwners = trueName !== undefined && may !== "owner";
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
            <Button onClick={() => setRestoring(revoked.changed)}>{t("Undo")}</Button>
          )
        }
      />
      {isForOwners ? (
        <OwnersOnly words={t("Only the project's owners see its API keys")} />
      ) : (
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
                  onRevoke={(keyId) => {
                    setRestored(undefined);
                    send(revoking, { keyId });
                  }}
                />
              </Card>
            )
          }
        </Deferred>
      )}
      {isAsking && (
        <NewKeyDialog
          isBusy={making.state !== "idle"}
          problem={made && "problem" in made ? made : undefined}
          made={made && "key" in made ? made.key : undefined}
          onMake={(keyName, scopes, proof) => send(making, { name: keyName, scopes, ...proof })}
          onClose={close}
        />
      )}
      {restoring && (
        <ConfirmIdentityDialog
          title={t("Restore API key")}
          text={t("{name} will work again. Enter your password to confirm that it is you.", { name: restoring.name })}
          submit={[t("Restore"), t("Restoring...")]}
          failure={t("Failed to change the API keys")}
          onConfirm={async (proof) => {
            const { keyId } = restoring;
            setRestored(await api.revokeApiKey({ params: { id, keyId }, payload: { revoked: false, ...proof } }));
            setRestoring(undefined);
            await revalidate();
          }}
          onClose={() => setRestoring(undefined)}
        />
      )}
    </Page>
  );
}

const textFor = (name: string, isRevoked: boolean) =>
  isRevoked ? t("{name} no longer works", { name }) : t("{name} works again", { name });
