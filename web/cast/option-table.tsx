import UserRoundPlus from "lucide-react/icons/user-round-plus";
import type { ReactNode } from "react";
import { useFetcher } from "react-router-dom";
import { asJson, POST_JSON } from "../data/as-json.ts";
import { t } from "../i18n/translate.ts";
import { useMayEdit } from "../navigation/project-context.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Button } from "../ui/form/button.tsx";
import { Card } from "../ui/page/card.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { Table } from "../ui/table.tsx";
import type { CastChange, CastResult } from "./cast-change.ts";
import type { CastMember } from "./cast-member.ts";
import { optimisticCastOptions } from "./optimistic-options.ts";
import { OptionRow } from "./option-row.tsx";

interface OptionTableProps {
  readonly member: CastMember;
  /** The button that adds an option, for an empty table. */
  readonly addButton: ReactNode;
  readonly onChange: () => void;
}

/** A role's actor options. Locks and removals are shown at once, and reverted if the request fails. */
export function OptionTable({ member, addButton, onChange }: OptionTableProps) {
  const mayEdit = useMayEdit();
  const locking = useFetcher<CastResult>();
  const removal = useFetcher<CastResult>();
  const change = changeIn(removal);
  const removed = change?.kind === "remove" ? undefined : removal.data?.removed;
  const problem = locking.data?.problem ?? removal.data?.problem;
  const unlocked = locking.state === "idle" ? locking.data?.unlocked : undefined;
  const options = optimisticCastOptions(optimisticCastOptions(member.options, change), changeIn(locking));

  function send(fetcher: typeof locking, wanted: CastChange) {
    onChange();
    void fetcher.submit(asJson(wanted), POST_JSON);
  }

  function setLock(actorName: string | null) {
    const insteadOf = options.find(({ locked }) => locked)?.actorName ?? null;
    send(locking, { kind: "lock", actorName, insteadOf });
  }

  return (
    <>
      <StatusLine
        status={problem === undefined ? undefined : { kind: "error", text: problem }}
        action={
          unlocked && <Button onClick={() => setLock(unlocked.actorName)}>{wordsToLock(unlocked.actorName)}</Button>
        }
      />
      <StatusLine
        status={removed && { kind: "info", text: t("Removed {actorName}", { actorName: removed.actorName }) }}
        action={
          <Button
            busy={change?.kind === "restore" && t("Undoing...")}
            onClick={() => removed && send(removal, { kind: "restore", option: removed })}
          >
            {t("Undo")}
          </Button>
        }
      />
      <Card title={t("Character Options")} padding="edge">
        {options.length === 0 ? (
          <EmptyState icon={<UserRoundPlus />} size="part" action={addButton}>
            {t("No options available for this character")}
          </EmptyState>
        ) : (
          <Table label={t("Character Options")} stacks={800}>
            <thead>
              <tr>
                <th scope="col" data-cell="number">
                  {t("S.No.")}
                </th>
                <th scope="col">{t("Actor Name")}</th>
                <th scope="col">{t("Details")}</th>
                <th scope="col">{t("Dates")}</th>
                <th scope="col">{t("Lock")}</th>
                {mayEdit && <th scope="col">{t("Actions")}</th>}
              </tr>
            </thead>
            <tbody>
              {options.map((option, at) => (
                <OptionRow
                  key={option.actorName}
                  number={at + 1}
                  option={option}
                  lock={option.locked && member.lock?.name === option.actorName ? member.lock : undefined}
                  onLock={(isLocked) => setLock(isLocked ? option.actorName : null)}
                  onDelete={() => send(removal, { kind: "remove", option })}
                />
              ))}
            </tbody>
          </Table>
        )}
      </Card>
    </>
  );
}

const wordsToLock = (actorName: string | null) =>
  actorName === null ? t("Unlock") : t("Lock {actorName} instead", { actorName });

/** The pending change. */
function changeIn({ json }: { readonly json: unknown }): CastChange | undefined {
  return json as CastChange | undefined; // `send` only sends changes
}
