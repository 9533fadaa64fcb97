import Download from "lucide-react/icons/download";
import Pencil from "lucide-react/icons/pencil";
import { useState } from "react";
import { Button } from "../../web/ui/form/button.tsx";
import { EditableCell } from "../../web/ui/form/editable-cell.tsx";
import { type StripPaper, StripSwatch } from "../../web/ui/form/strip-swatch.tsx";
import { Page } from "../../web/ui/page/page.tsx";
import { PageHeader } from "../../web/ui/page/page-header.tsx";
import { type Status, StatusLine } from "../../web/ui/status-line.tsx";
import { Table } from "../../web/ui/table.tsx";
import { Shell } from "./shell.tsx";

interface Row {
  readonly paper: StripPaper;
  readonly cells: readonly string[];
}

const COLUMNS = ["Scene Number", "Int./Ext.", "Location", "Time", "Synopsis", "Characters", "Pages", "Props"];

const ROWS: readonly Row[] = [
  {
    paper: "day-ext",
    cells: [
      "1",
      "EXT.",
      "FERRY LANDING",
      "DAY",
      "Ana waits for a boat that the timetable says left yesterday, and argues with the harbour master about it.",
      "ANA, HARBOUR MASTER",
      "1 3/8",
      "Timetable",
    ],
  },
  { paper: "day-int", cells: ["2", "INT.", "FERRY - WHEELHOUSE", "DAY", "Bo steers and sings.", "BO", "4/8", ""] },
  {
    paper: "night-int",
    cells: [
      "3",
      "INT.",
      "LARKSPUR HOTEL - ROOM 9",
      "NIGHT",
      "The key fits, the room does not. Somebody else's suitcase lies open on the bed, packed for a colder country.",
      "ANA",
      "2 1/8",
      "Suitcase, room key",
    ],
  },
  {
    paper: "night-ext",
    cells: ["4", "EXT.", "LARKSPUR HOTEL - ROOF", "NIGHT", "Two smokers, one match.", "ANA, BO", "6/8", "Matchbox"],
  },
  {
    paper: "dawn",
    cells: [
      "5A",
      "EXT.",
      "SALT FLATS",
      "DAWN",
      "They walk without speaking. A dog follows them as far as the pylons.",
      "ANA, BO, THE DOG",
      "1 1/8",
      "",
    ],
  },
  {
    paper: "dusk",
    cells: ["6", "INT./EXT.", "MOVING CAR", "DUSK", "Radio, rain, an argument.", "ANA, BO", "3 2/8", "Car radio"],
  },
];

export function Breakdown() {
  const [rows, setRows] = useState(ROWS);
  const [isEditing, setIsEditing] = useState(location.hash === "#edit");
  const [status, setStatus] = useState<Status>();
  const save = () => {
    setIsEditing(false);
    setStatus({ kind: "success", text: "Changes saved successfully!", forMs: 3000 });
  };
  const change = (row: number, column: number, text: string) =>
    setRows(rows.map((old, at) => (at === row ? { ...old, cells: old.cells.with(column, text) } : old)));
  return (
    <Shell>
      <Page>
        <PageHeader
          title="Script Breakdown"
          note="Total Scenes 104 · INT. 61 · EXT. 37 · INT/EXT 6"
          actions={
            <>
              <Button icon={<Download />}>Export to Excel</Button>
              {!isEditing && (
                <Button icon={<Pencil />} onClick={() => setIsEditing(true)}>
                  Edit
                </Button>
              )}
              {isEditing && <Button onClick={() => setIsEditing(false)}>Cancel</Button>}
              {isEditing && (
                <Button kind="primary" onClick={save}>
                  Save Changes
                </Button>
              )}
            </>
          }
        />
        <StatusLine status={status} onDone={() => setStatus(undefined)} />
        <Table label="Script breakdown" height="page">
          <thead>
            <tr>
              <th data-cell="check">
                <span className="visually-hidden">Strip</span>
              </th>
              {COLUMNS.map((column) => (
                <th key={column}>{column}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ paper, cells }, row) => (
              <tr key={cells[0]}>
                <td data-cell="check">
                  <StripSwatch paper={paper} label={paper} />
                </td>
                {cells.map((text, column) => (
                  <td key={COLUMNS[column]} data-cell={COLUMNS[column] === "Synopsis" ? "prose" : "tight"}>
                    {isEditing ? (
                      <EditableCell
                        value={text}
                        label={`${COLUMNS[column]} of scene ${cells[0]}`}
                        onChange={(changed) => change(row, column, changed)}
                      />
                    ) : (
                      text
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Page>
    </Shell>
  );
}
