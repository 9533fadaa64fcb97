import Download from "lucide-react/icons/download";
import Upload from "lucide-react/icons/upload";
import { lazy, Suspense, useRef, useState } from "react";
import type { SpreadsheetKind } from "../../shared/roster/options/options-spreadsheet.ts";
import { errorText } from "../api/error-text.ts";
import { t } from "../i18n/translate.ts";
import { useMayEdit, useProject } from "../navigation/project-context.ts";
import { Button } from "../ui/form/button.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { useLazyDialog } from "../ui/use-lazy-dialog.ts";
import type { Preview } from "./preview.ts";
import styles from "./spreadsheet-menu.module.css";

// Loaded on demand: the workbook parser is as large as a page.
const ImportDialog = lazy(() => import("./import-dialog.tsx"));

/** Exports all options as a spreadsheet, and imports one. */
export function SheetMenu({ kind }: { readonly kind: SpreadsheetKind }) {
  const { id, may } = useProject();
  const mayEdit = useMayEdit();
  const { value: chosen, open, close } = useLazyDialog<{ readonly file: File; readonly preview: Promise<Preview> }>();
  const [problem, setProblem] = useState<string>();
  const picker = useRef<HTMLInputElement>(null);

  async function save(format: "csv" | "xlsx") {
    setProblem(undefined);
    try {
      const { saveSheet } = await import("./download-spreadsheet.ts");
      await saveSheet(kind, id, format, may !== "viewer");
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
      <div className={styles.menu}>
        <Button icon={<Download />} onClick={() => save("csv")}>
          {t("Options as CSV")}
        </Button>
        <Button icon={<Download />} onClick={() => save("xlsx")}>
          {t("Options as .xlsx")}
        </Button>
        <Button icon={<Upload />} disabled={!mayEdit} onClick={() => picker.current?.click()}>
          {t("Import Options")}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={t("Options sheet")}
          accept=".csv,.tsv,.txt,.xlsx"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file) check(file);
            // Allows the same file to be chosen again after it was corrected.
            event.currentTarget.value = "";
          }}
        />
      </div>
      <StatusLine status={problem === undefined ? undefined : { kind: "error", text: problem }} />
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
