import { type ReactNode, useState } from "react";
import { errorText } from "../api/error-text.ts";
import { t } from "../i18n/translate.ts";
import { PopoverMenu } from "./popover-menu.tsx";

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
  const [busy, setBusy] = useState<Name>();
  const [problem, setProblem] = useState<string>();

  async function save(format: Name, close: () => void) {
    setProblem(undefined);
    setBusy(format);
    try {
      await onSave(format);
      close();
    } catch (error) {
      setProblem(errorText(error, failure));
    }
    setBusy(undefined);
  }

  return (
    <PopoverMenu label={t("More formats")} problem={problem} onClose={() => setProblem(undefined)}>
      {(close) => (
        <>
          {formats.map((one) => (
            <button
              key={one.format}
              type="button"
              disabled={busy !== undefined}
              onClick={() => void save(one.format, close)}
            >
              <strong>{busy === one.format ? t("Exporting...") : one.name}</strong>
              <small>{one.holds}</small>
            </button>
          ))}
          {children}
        </>
      )}
    </PopoverMenu>
  );
}
