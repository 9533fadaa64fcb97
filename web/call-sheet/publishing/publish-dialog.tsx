import { useState } from "react";
import type { CallSheet } from "../../../shared/call-sheet/model/call-sheet.ts";
import { colourOf, revisionAfter, revisionTitle } from "../../../shared/call-sheet/model/revision.ts";
import { reachOf } from "../../../shared/call-sheet/publishing/reach.ts";
import type { SheetChange } from "../../../shared/call-sheet/publishing/sheet-change.ts";
import type { WorkRuleViolation } from "../../../shared/call-sheet/work-rules/violation.ts";
import { t } from "../../i18n/translate.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { askedPeople } from "./asked-people.ts";
import { ChangeList } from "./change-list.tsx";
import type { Published } from "./publication-state.ts";
import styles from "./publishing.module.css";
import { ReachList } from "./reach-list.tsx";
import { RevisionBadge } from "./revision-badge.tsx";
import { WorkRuleViolations } from "./work-rule-violations.tsx";

interface PublishDialogProps {
  readonly sheet: CallSheet;
  readonly published: Published;
  /** Differences from the last publication. */
  readonly changes: readonly SheetChange[];
  /** Work rules that the sheet violates. */
  readonly violations: readonly WorkRuleViolation[];
  readonly onClose: () => void;
  readonly onPublish: (wanted: {
    as: "preliminary" | "final";
    after: number;
    operation: string;
    reason?: string;
  }) => Promise<unknown>;
}

/** Asks what to publish, and shows who will be notified of what. */
export function PublishDialog({ sheet, published, changes, violations, onClose, onPublish }: PublishDialogProps) {
  const last = published.publications.at(-1);
  const mayBePreliminary =
    revisionAfter(last, "preliminary", published.papers) !== undefined &&
    (!last || last.kind === "off" || changes.length > 0);
  const [as, setAs] = useState<"preliminary" | "final">("final");
  const [isBusy, setIsBusy] = useState(false);
  const [reason, setReason] = useState("");
  // One idempotency key while the dialog is open: clicking twice, or retrying after a lost response, publishes once.
  const [operation] = useState(() => crypto.randomUUID());
  const revision = revisionAfter(last, as, published.papers);
  if (!revision) return null;
  const asked = askedPeople({ sheet, published, changes }, revision.kind);
  return (
    <Dialog
      title={t("Publish the call sheet")}
      maxWidth={560}
      isSheet
      onClose={onClose}
      isBusy={isBusy}
      onSubmit={() => {
        setIsBusy(true);
        const why = violations.length > 0 && { reason: reason.trim() };
        void onPublish({ as, after: last?.number ?? 0, operation, ...why }).finally(() => setIsBusy(false));
      }}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button
            kind="primary"
            type="submit"
            disabled={violations.length > 0 && reason.trim() === ""}
            busy={isBusy && t("Publishing...")}
          >
            {t("Publish and send")}
          </Button>
        </>
      }
    >
      {mayBePreliminary && (
        <fieldset className={styles.kinds}>
          <legend className="visually-hidden">{t("Publication type")}</legend>
          {(
            [
              ["final", t("Final: everyone works from it")],
              ["preliminary", t("Preliminary: it may still change")],
            ] as const
          ).map(([value, label]) => (
            <label key={value}>
              <input type="radio" name="as" value={value} checked={as === value} onChange={() => setAs(value)} />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      <p className={styles.out}>
        {t("Will be published as")}{" "}
        <RevisionBadge title={revisionTitle(revision)} hex={colourOf(revision)?.hex ?? null} />
      </p>
      {changes.length > 0 && <ChangeList title={t("What changes")} changes={changes.map(({ text }) => text)} />}
      <p className={styles.quiet}>
        {asked.length === 0
          ? t("No calls change, so no one is emailed or asked to confirm.")
          : t("{count, plural, one {One person is} other {# people are}} notified and asked to confirm: {namesIn}.", {
              count: asked.length,
              namesIn: namesIn(asked.map(({ name }) => name)),
            })}
      </p>
      {published.addresses && asked.length > 0 && <ReachList reach={reachOf(asked, sheet, published.addresses)} />}
      {violations.length > 0 && (
        <>
          <WorkRuleViolations breaches={violations} />
          <Field
            label={t("Reason for publishing over these violations")}
            value={reason}
            required
            maxLength={300}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </>
      )}
    </Dialog>
  );
}

const MAX_NAMES = 12;

function namesIn(names: readonly string[]): string {
  const more = names.length - MAX_NAMES;
  return more > 0
    ? t("{names} and {more} more", { names: names.slice(0, MAX_NAMES).join(", "), more })
    : names.join(", ");
}
