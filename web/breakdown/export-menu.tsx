import type { StripPalette } from "../../shared/schedule/strip-colours/strip-palette.ts";
import type { Table } from "../../shared/tables/tsv.ts";
import { api } from "../api/client.ts";
import { saveAs } from "../data/download-file.ts";
import { t } from "../i18n/translate.ts";
import { type Format, FormatMenu } from "../layout/format-menu.tsx";
import { useProject } from "../navigation/project-context.ts";

interface MoreFormatsProps {
  /** The table as displayed. */
  readonly table: Table;
  /** Whether the displayed table has unsaved changes. */
  readonly isDirty: boolean;
}

const FORMATS: readonly Format<"xlsx" | "fdx" | "fountain">[] = [
  {
    format: "xlsx",
    name: t("Excel workbook (.xlsx)"),
    holds: t("The table in strip colours, formatted for printing"),
  },
  { format: "fdx", name: t("Final Draft (.fdx)"), holds: t("The script with scene numbers, lengths and tags") },
  {
    format: "fountain",
    name: t("Fountain (.fountain)"),
    holds: t("The script as text, with scene numbers and synopses"),
  },
];

/** Export formats other than the one with its own button. */
export function MoreFormats({ table, isDirty }: MoreFormatsProps) {
  const { id, name, palette, limited } = useProject();
  return (
    <FormatMenu
      // The other formats contain the whole script.
      formats={limited ? FORMATS.filter(({ format }) => format === "xlsx") : FORMATS}
      failure={t("Failed to export the script")}
      onSave={async (format) => {
        if (format === "xlsx" && table.rows.length === 0) return window.alert(t("No data to export"));
        const blob = format === "xlsx" ? await workbook(table, name, palette) : await script(id, format);
        saveAs(blob, `script-breakdown-${id}.${format}`);
      }}
    >
      {isDirty && (
        <p>
          {t(
            "Excel exports the table as you see it, unsaved changes included. Final Draft and Fountain export the last saved version.",
          )}
        </p>
      )}
    </FormatMenu>
  );
}

async function workbook(table: Table, project: string, palette: StripPalette | undefined): Promise<Blob> {
  const [{ breakdownXlsx }, { stripFills }] = await Promise.all([
    import("../../shared/breakdown/formats/breakdown-workbook.ts"),
    import("../../shared/schedule/strip-colours/strip-fills.ts"),
  ]);
  const bytes = breakdownXlsx(table, {
    title: t("{project} - Script Breakdown", { project }),
    fills: stripFills(table, palette),
  });
  return new Blob([bytes.slice()], { type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" });
}

async function script(id: string, format: "fdx" | "fountain"): Promise<Blob> {
  return (await api.exportScript({ params: { id }, query: { format } })).blob;
}
