import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useId, useState } from "react";
import { errorText } from "../api/error-text.ts";
import { t } from "../i18n/translate.ts";
import { Button } from "../ui/form/button.tsx";
import popover from "../ui/popover.module.css";
import styles from "./format-menu.module.css";

/** An export format and a description of its content. */
export interface Format<Name extends string> {
  readonly format: Name;
  readonly name: string;
  readonly holds: string;
}

interface FormatMenuProps<Name extends string> {
  readonly formats: readonly Format<Name>[];
  /** Message for an error without one from the server. */
  readonly failure: string;
  readonly onSave: (format: Name) => Promise<void>;
  readonly children?: ReactNode;
}

/** Export formats other than the one with its own button. */
export function FormatMenu<Name extends string>({ formats, failure, onSave, children }: FormatMenuProps<Name>) {
  const menu = useId();
  const [busy, setBusy] = useState<Name>();
  const [problem, setProblem] = useState<string>();

  async function save(format: Name) {
    setProblem(undefined);
    setBusy(format);
    try {
      await onSave(format);
      document.getElementById(menu)?.hidePopover();
    } catch (error) {
      setProblem(errorText(error, failure));
    }
    setBusy(undefined);
  }

  return (
    <>
      <Button icon={<ChevronDown />} popoverTarget={menu}>
        {t("More formats")}
      </Button>
      <div
        id={menu}
        popover="auto"
        className={`${popover.popover} ${styles.menu}`}
        onToggle={(event) => event.newState === "closed" && setProblem(undefined)}
      >
        {formats.map((one) => (
          <button key={one.format} type="button" disabled={busy !== undefined} onClick={() => save(one.format)}>
            <strong>{busy === one.format ? t("Exporting...") : one.name}</strong>
            <small>{one.holds}</small>
          </button>
        ))}
        {children}
        <p role="alert">{problem}</p>
      </div>
    </>
  );
}
