import type { Table } from "../../shared/breakdown/tsv.ts";
import type { StripPalette } from "../../shared/schedule/strip-palette.ts";
import { api } from "../api.ts";
import { useProject } from "../project-context.ts";
import { saveAs } from "../save-as.ts";
import { say } from "../texts/say.ts";
import { type Format, FormatMenu } from "../ui/format-menu.tsx";

interface MoreFormatsProps {
  /** As it stands on the page. */
  readonly table: Table;
  /** Whether the page shows something that is not saved. */
  readonly isDirty: boolean;
}

const FORMATS: readonly Format<"xlsx" | "fdx" | "fountain">[] = [
  {
    format: "xlsx",
    name: say("Excel workbook (.xlsx)"),
    holds: say("The table in strip colours, formatted for printing"),
  },
  { format: "fdx", name: say("Final Draft (.fdx)"), holds: say("The script with scene numbers, lengths and tags") },
  {
    format: "fountain",
    name: say("Fountain (.fountain)"),
    holds: say("The script as text, with scene numbers and synopses"),
  },
];

/** The formats besides the one that has a button of its own. */
export function MoreFormats({ table, isDirty }: MoreFormatsProps) {
  const { id, name, palette, limited } = useProject();
  return (
    <FormatMenu
      // The others have the whole script.
      formats={limited ? FORMATS.filter(({ format }) => format === "xlsx") : FORMATS}
      failure={say("Failed to export the script")}
      onSave={async (format) => {
        if (format === "xlsx" && table.rows.length === 0) return window.alert(say("No data to export"));
        const blob = format === "xlsx" ? await workbook(table, name, palette) : await script(id, format);
        saveAs(blob, `script-breakdown-${id}.${format}`);
      }}
    >
      {isDirty && (
        <p>
          {say(
            "Excel exports the table as you see it, unsaved changes included. Final Draft and Fountain export the last saved version.",
          )}
        </p>
      )}
    </FormatMenu>
  );
}

async function workbook(table: Table, project: string, palette: StripPalette | undefined): Promise<Blob> {
  const [{ breakdownXlsx }, { stripFills }] = await Promise.all([
    import("../../shared/breakdown/xlsx.ts"),
    import("../../shared/schedule/strip-fills.ts"),
  ]);
  const bytes = breakdownXlsx(table, {
    title: say("{project} - Script Breakdown", { project }),
    fills: stripFills(table, palette),
  });
  return new Blob([bytes.slice()], { type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" });
}

async function script(id: string, format: "fdx" | "fountain"): Promise<Blob> {
  return (await api.exportScript({ params: { id }, query: { format } })).blob;
}
