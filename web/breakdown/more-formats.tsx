import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, useState } from "react";
import type { Table } from "../../shared/breakdown/tsv.ts";
import type { StripPalette } from "../../shared/schedule/strip-palette.ts";
import { api } from "../api.ts";
import { wordsFor } from "../problem-words.ts";
import { useProject } from "../project-context.ts";
import { saveAs } from "../save-as.ts";
import { Button } from "../ui/button.tsx";
import popover from "../ui/popover.module.css";
import styles from "./more-formats.module.css";

interface MoreFormatsProps {
  /** As it stands on the page. */
  readonly table: Table;
  /** Whether the page shows something that is not saved. */
  readonly isDirty: boolean;
}

type Format = "xlsx" | "fdx" | "fountain";

const FORMATS: readonly { readonly format: Format; readonly name: string; readonly holds: string }[] = [
  {
    format: "xlsx",
    name: "Excel workbook (.xlsx)",
    holds: "The table in the colours of its strips, set to be printed",
  },
  { format: "fdx", name: "Final Draft (.fdx)", holds: "The script with scene numbers, lengths and tags" },
  { format: "fountain", name: "Fountain (.fountain)", holds: "The script as text, with scene numbers and synopses" },
];

/** The formats besides the one that has a button of its own. */
export function MoreFormats({ table, isDirty }: MoreFormatsProps) {
  const { id, name, palette } = useProject();
  const menu = useId();
  const [busy, setBusy] = useState<Format>();
  const [problem, setProblem] = useState<string>();

  async function save(format: Format) {
    setProblem(undefined);
    if (format === "xlsx" && table.rows.length === 0) return window.alert("No data to export");
    setBusy(format);
    try {
      const blob = format === "xlsx" ? await workbook(table, name, palette) : await script(id, format);
      saveAs(blob, `script-breakdown-${id}.${format}`);
      document.getElementById(menu)?.hidePopover();
    } catch (error) {
      setProblem(wordsFor(error, "Failed to export the script"));
    }
    setBusy(undefined);
  }

  return (
    <>
      <Button icon={<ChevronDown />} popoverTarget={menu}>
        More formats
      </Button>
      <div
        id={menu}
        popover="auto"
        className={`${popover.popover} ${styles.menu}`}
        onToggle={(event) => event.newState === "closed" && setProblem(undefined)}
      >
        {FORMATS.map((one) => (
          <button key={one.format} type="button" disabled={busy !== undefined} onClick={() => save(one.format)}>
            <strong>{busy === one.format ? "Exporting..." : one.name}</strong>
            <small>{one.holds}</small>
          </button>
        ))}
        {isDirty && (
          <p>
            Excel takes the table as you see it, with what you have not saved yet. Final Draft and Fountain take what
            was saved last.
          </p>
        )}
        <p role="alert">{problem}</p>
      </div>
    </>
  );
}

async function workbook(table: Table, project: string, palette: StripPalette | undefined): Promise<Blob> {
  const [{ breakdownXlsx }, { stripFills }] = await Promise.all([
    import("../../shared/breakdown/xlsx.ts"),
    import("../../shared/schedule/strip-fills.ts"),
  ]);
  const bytes = breakdownXlsx(table, { title: `${project} - Script Breakdown`, fills: stripFills(table, palette) });
  return new Blob([bytes.slice()], { type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" });
}

async function script(id: string, format: "fdx" | "fountain"): Promise<Blob> {
  return (await api.exportScript({ params: { id }, query: { format } })).blob;
}
