import { type KeyboardEvent, use, useDeferredValue, useId, useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { t } from "../i18n/translate.ts";
import type { OpenProject } from "../navigation/project-context.ts";
import { Dialog } from "../ui/dialog.tsx";
import control from "../ui/form/control.module.css";
import { type FindTarget, found } from "./find-target.ts";
import styles from "./finder-dialog.module.css";
import { HitList, optionId } from "./hit-list.tsx";
import { generalTargets, pageTargets } from "./page-targets.ts";
import type { FoundTargets } from "./project-targets.ts";

interface FinderDialogProps {
  readonly user: string;
  /** The open project, if any. */
  readonly project: OpenProject | undefined;
  /** Results that must be requested. Until they arrive, all others can be found. */
  readonly fetched: Promise<FoundTargets>;
  /** What was typed before the dialog was there. */
  readonly typedEarly: () => string;
  readonly onClose: () => void;
}

const NOTHING_YET: FoundTargets = { targets: [], missing: [] };

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** A command palette for all pages, content and actions. */
export default function FinderDialog({ user, project, fetched, typedEarly, onClose }: FinderDialogProps) {
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState(typedEarly);
  const [active, setActive] = useState(0);
  // `undefined` means no initial value to React, which would then show nothing until everything has arrived.
  const arriving = useDeferredValue<Promise<FoundTargets> | null>(fetched, null);
  const { targets, missing } = arriving ? use(arriving) : NOTHING_YET;
  const groups = useMemo(() => {
    const pages = project ? pageTargets(user, project) : [];
    return found([...pages, ...targets, ...generalTargets(user, (to) => void navigate(to))], typed);
  }, [user, project, targets, typed, navigate]);
  const hits = groups.flatMap((group) => group.hits);
  const at = Math.min(active, hits.length - 1);

  function choose({ target }: FindTarget) {
    onClose();
    if (typeof target === "string") void navigate(target);
    else target();
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    // Enter at the end of an IME composition (Korean, Hindi) selects a word, not a result.
    if (event.nativeEvent.isComposing) return;
    if (step !== undefined && hits.length > 0) {
      const isOne = Math.abs(step) === 1;
      const next = isOne ? (at + step + hits.length) % hits.length : Math.min(hits.length - 1, Math.max(0, at + step));
      setActive(next);
    } else if (event.key === "Enter" && hits[at]) choose(hits[at].find);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog title={t("Find")} maxWidth={640} minWidth={640} isSheet onClose={onClose}>
      <div className={styles.finder}>
        <input
          className={control.control}
          type="text"
          role="combobox"
          aria-label={t("Find")}
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={hits[at] && optionId(listId, hits[at].find)}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={project ? t("Scene, person, location, day or page") : t("Project or page")}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <p className={styles.words} role="status">
          {arriving !== fetched ? t("Searching the project...") : textFor(typed, hits.length, missing)}
        </p>
        <HitList id={listId} groups={groups} active={hits[at]} onChoose={choose} />
      </div>
    </Dialog>
  );
}

function textFor(typed: string, count: number, missing: readonly string[]): string {
  if (missing.length > 0)
    return t("Results without {missing}, which could not be fetched.", { missing: missing.join(", ") });
  if (count === 0) return t("No results for “{typed}”. Try fewer letters.", { typed: typed.trim() });
  return typed.trim() === "" ? t("Type a few letters. Words can be in any order.") : t("{count} found", { count });
}
