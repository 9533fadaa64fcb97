import Download from "lucide-react/icons/download";
import Upload from "lucide-react/icons/upload";
import { lazy, Suspense, useRef, useState } from "react";
import type { SpreadsheetKind } from "../../shared/roster/options/options-spreadsheet.ts";
import { errorText } from "../api/error-text.ts";
import { t } from "../i18n/translate.ts";
import { PopoverMenu } from "../layout/popover-menu.tsx";
import { useMayEdit, useProject } from "../navigation/project-context.ts";
import { useLazyDialog } from "../ui/use-lazy-dialog.ts";
import type { Preview } from "./preview.ts";

// Loaded on demand: the workbook parser is as large as a page.
const ImportDialog = lazy(() => import("./import-dialog.tsx"));

interface SheetMenuProps {
  readonly kind: SpreadsheetKind;
  readonly disabled?: boolean;
}

/** Exports all options as a spreadsheet, and imports one. */
export function SheetMenu({ kind, disabled }: SheetMenuProps) {
  const project = useProject();
  const { id, may } = project;
  const mayEdit = useMayEdit();
  const { value: chosen, open, close } = useLazyDialog<{ readonly file: File; readonly preview: Promise<Preview> }>();
  const [problem, setProblem] = useState<string>();
  const picker = useRef<HTMLInputElement>(null);

  async function save(format: "csv" | "xlsx", hide: () => void) {
    setProblem(undefined);
    try {
      const { saveSheet } = await import("./download-spreadsheet.ts");
      await saveSheet(kind, project, format, may !== "viewer");
      hide();
    } catch (error) {
      setProblem(errorText(error, t("Failed to export the options")));
    }
  }

  function check(file: File) {
    const preview = import("./preview.ts").then(({ previewOf }) => previewOf(kind, id, file));
    open({ file, preview });
  }

  return (
    <>
      <PopoverMenu
        label={t("Spreadsheets")}
        disabled={disabled}
        problem={problem}
        onClose={() => setProblem(undefined)}
      >
        {(hide) => (
          <>
            <button type="button" onClick={() => void save("csv", hide)}>
              <Download aria-hidden />
              {t("Options as CSV")}
            </button>
            <button type="button" onClick={() => void save("xlsx", hide)}>
              <Download aria-hidden />
              {t("Options as .xlsx")}
            </button>
            <button type="button" disabled={!mayEdit} onClick={() => picker.current?.click()}>
              <Upload aria-hidden />
              {t("Import Options")}
            </button>
            <input
              ref={picker}
              type="file"
              hidden
              aria-label={t("Options sheet")}
              accept=".csv,.tsv,.txt,.xlsx"
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                hide();
                if (file) check(file);
                // Allows the same file to be chosen again after it was corrected.
                event.currentTarget.value = "";
              }}
            />
          </>
        )}
      </PopoverMenu>
      <Suspense>
        {chosen && (
          <ImportDialog
            kind={kind}
            name={chosen.file.name}
            preview={chosen.preview}
            onCheckAgain={() => check(chosen.file)}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
