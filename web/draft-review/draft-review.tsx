import { useRef, useState } from "react";
import { useNavigate, useRevalidator, useSearchParams } from "react-router-dom";
import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { t } from "../i18n/translate.ts";
import { paths } from "../navigation/paths.ts";
import { useMayEdit, useProject } from "../navigation/project-context.ts";
import { useUser } from "../session/use-user.ts";
import { Button } from "../ui/form/button.tsx";
import { ButtonLink } from "../ui/form/button-link.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { Column } from "../ui/page/stack.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import type { Applied } from "./applied.ts";
import { ChangeCard } from "./change-card.tsx";
import { KindFilter } from "./change-filter.tsx";
import { DiscardDialog } from "./discard-dialog.tsx";
import { type DraftReview, isFilter, isShown } from "./draft.ts";
import styles from "./draft-review.module.css";

/** A draft waiting for review: its changes, and whether to apply it. */
export function Review({ review }: { readonly review: DraftReview }) {
  const { version, draftVersion, name, changes, notes = [] } = review;
  const { id } = useProject();
  const user = useUser();
  const mayEdit = useMayEdit();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [params, setParams] = useSearchParams();
  const [keepAside, setKeepAside] = useState<readonly string[]>([]);
  const [isApplying, setIsApplying] = useState(false);
  const [isDiscarding, setIsDiscarding] = useState(false);
  const [problem, setProblem] = useState<string>();
  // One idempotency key: retrying after a lost response applies once.
  const operation = useRef(crypto.randomUUID());
  const asked = params.get("kind");
  const episode = params.get("episode") ?? undefined;
  const filter = isFilter(asked) ? asked : "changes";
  const shown = changes.filter((change) => isShown(change, filter));

  async function apply() {
    setIsApplying(true);
    setProblem(undefined);
    try {
      const of = { version, draftVersion, ...(episode !== undefined && { episode }) };
      const payload = { ...of, operation: operation.current, keepAside: [...keepAside] };
      const { version: after } = await api.applyDraft({ params: { id }, payload });
      const state: Applied = { appliedDraft: draftVersion, before: version, after };
      await navigate(paths.breakdown(user.id, id), { state });
    } catch (error) {
      setProblem(errorText(error, t("Failed to apply the draft")));
      setIsApplying(false);
      await revalidate();
    }
  }

  return (
    <>
      <PageHeader
        title={t("Draft v{draftVersion} - {name}", { draftVersion, name })}
        note={t("Nothing has changed yet.")}
        back={{ to: paths.breakdown(user.id, id), label: t("Script Breakdown") }}
        actions={
          mayEdit && (
            <>
              <ButtonLink to={paths.breakdown(user.id, id)}>{t("Not now")}</ButtonLink>
              <Button kind="primary" busy={isApplying && t("Applying...")} onClick={apply}>
                {t("Apply draft")}
              </Button>
            </>
          )
        }
      />
      <StatusLine status={problem === undefined ? undefined : { kind: "error", text: problem }} />
      <KindFilter
        changes={changes}
        value={filter}
        onChange={(kind) =>
          setParams({ ...(episode !== undefined && { episode }), kind }, { replace: true, preventScrollReset: true })
        }
      />
      <p className={styles.kept}>
        {t(
          "Your notes and edits are kept. Cast IDs, options and locks stay, and the current breakdown is saved first.",
        )}
      </p>
      {notes.map((note) => (
        <p key={note} className={styles.kept}>
          {note}
        </p>
      ))}
      <Column>
        {shown.length === 0 && (
          <p>{filter === "changes" ? t("This draft changes no scenes.") : t("No scenes here.")}</p>
        )}
        {shown.map((change) => (
          <ChangeCard
            key={change.id}
            change={change}
            returns={!keepAside.includes(change.id)}
            onReturn={
              mayEdit
                ? (returns) =>
                    setKeepAside((ids) => [...ids.filter((one) => one !== change.id), ...(returns ? [] : [change.id])])
                : undefined
            }
          />
        ))}
      </Column>
      {mayEdit && (
        <div>
          <Button kind="danger" disabled={isApplying} onClick={() => setIsDiscarding(true)}>
            {t("Discard draft")}
          </Button>
        </div>
      )}
      {isDiscarding && (
        <DiscardDialog
          projectId={id}
          draftVersion={draftVersion}
          episode={episode}
          onClose={() => setIsDiscarding(false)}
        />
      )}
    </>
  );
}
