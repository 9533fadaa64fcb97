import KeyRound from "lucide-react/icons/key-round";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { type ActionFunctionArgs, useFetcher, useLoaderData } from "react-router-dom";
import { changeKeys, type KeyChanged, type WantedKey } from "../api-keys/key-changes.ts";
import { KeyTable } from "../api-keys/key-table.tsx";
import { NewKeyDialog } from "../api-keys/new-key-dialog.tsx";
import { asJson } from "../as-json.ts";
import { Loaded } from "../loaded.tsx";
import type { apiKeysLoader } from "../loaders/project.ts";
import { paths } from "../paths.ts";
import { useProject } from "../project-context.ts";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { StatusLine } from "../ui/status-line.tsx";

export async function action({ params, request }: ActionFunctionArgs<"id">): Promise<KeyChanged> {
  return changeKeys(params.id!, (await request.json()) as WantedKey); // sent by the page below in this form
}

/** By which programs the project's call sheets are read and made. */
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
  const send = (by: typeof making, wanted: WantedKey) =>
    void by.submit(asJson(wanted), { method: "post", encType: "application/json" });
  const close = () => {
    setIsAsking(false);
    setSeen(making.data);
  };
  const newKey = (
    <Button kind="primary" icon={<Plus />} onClick={() => setIsAsking(true)}>
      {say("New Key")}
    </Button>
  );
  return (
    <Page>
      <title>{titleOf(say("API keys"), name)}</title>
      <PageHeader
        title={say("API Keys")}
        back={{ to: paths.callSheets(user.id, id), label: say("Call Sheets") }}
        note={say(
          "With a key, a program can read this project's call sheets or create drafts of them, and nothing else.",
        )}
        actions={may === "owner" && !completed && newKey}
      />
      <StatusLine
        status={
          revoked &&
          ("problem" in revoked
            ? { kind: "error", text: revoked.problem }
            : { kind: "success", text: wordsFor(revoked.changed.name, revoked.changed.revokedAt !== null) })
        }
        action={
          revoked &&
          "changed" in revoked &&
          revoked.changed.revokedAt !== null && (
            <Button onClick={() => send(revoking, { keyId: revoked.changed.keyId, revoked: false })}>
              {say("Undo")}
            </Button>
          )
        }
      />
      <Loaded
        value={keys}
        label={say("Loading API keys...")}
        shape="table"
        lines={3}
        failure={say("Failed to fetch the API keys")}
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={<KeyRound />}>{say("API keys will be listed here")}</EmptyState>
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
      </Loaded>
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

const wordsFor = (name: string, isRevoked: boolean) =>
  isRevoked ? say("{name} no longer works", { name }) : say("{name} works again", { name });
