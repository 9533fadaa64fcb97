import { useState } from "react";
import { Dialog } from "../../web/ui/dialog.tsx";
import { Button } from "../../web/ui/form/button.tsx";
import { Field } from "../../web/ui/form/field.tsx";
import { Select } from "../../web/ui/form/select.tsx";
import { type StripPaper, StripSwatch } from "../../web/ui/form/strip-swatch.tsx";
import { Card } from "../../web/ui/page/card.tsx";
import { Page } from "../../web/ui/page/page.tsx";
import { PageHeader } from "../../web/ui/page/page-header.tsx";
import { SideList } from "../../web/ui/page/side-list.tsx";
import { Split } from "../../web/ui/page/split.tsx";
import { Table } from "../../web/ui/table.tsx";
import { Shell } from "./shell.tsx";

const SCENES: readonly [
  paper: StripPaper,
  number: string,
  when: string,
  where: string,
  synopsis: string,
  cast: string,
  pages: string,
][] = [
  ["day-ext", "1", "EXT. DAY", "FERRY LANDING", "Ana waits for a boat that left yesterday.", "1, 7", "1 3/8"],
  ["day-int", "2", "INT. DAY", "FERRY - WHEELHOUSE", "Bo steers and sings.", "2", "4/8"],
  ["night-int", "3", "INT. NIGHT", "LARKSPUR HOTEL - ROOM 9", "The key fits, the room does not.", "1", "2 1/8"],
];

export function Schedule() {
  const [selected, setSelected] = useState("main-unit");
  const [isCreating, setIsCreating] = useState(false);
  return (
    <Shell>
      <Page>
        <PageHeader
          title="Scheduling"
          actions={
            <Button kind="primary" onClick={() => setIsCreating(true)}>
              Create Schedule
            </Button>
          }
        />
        <Split
          side={
            <SideList
              title="SCHEDULES"
              items={[
                { id: "main-unit", label: "main-unit", note: "All locations" },
                { id: "hotel", label: "hotel-nights", note: "Larkspur Hotel" },
                { id: "ferry", label: "ferry", note: "Ferry and landing, weather cover" },
              ]}
              selected={selected}
              onSelect={setSelected}
            />
          }
        >
          {["Day 1: 03/02/2026", "Day 2: 03/03/2026"].map((day) => (
            <Card key={day} title={day} padding="edge">
              <Table label={day}>
                <thead>
                  <tr>
                    <th>Scene No.</th>
                    <th>Int./Ext.</th>
                    <th>Location</th>
                    <th>Cast ID</th>
                    <th data-cell="number">Pages</th>
                    <th>Notes</th>
                  </tr>
                </thead>
                <tbody>
                  {SCENES.map(([paper, number, when, where, synopsis, cast, pages]) => (
                    <tr key={number}>
                      <td data-cell="tight">
                        <StripSwatch paper={paper} label={when} /> {number}
                      </td>
                      <td data-cell="tight">{when}</td>
                      <td data-cell="prose">
                        <strong>{where}</strong>
                        <br />
                        {synopsis}
                      </td>
                      <td data-cell="tight">{cast}</td>
                      <td data-cell="number">{pages}</td>
                      <td />
                    </tr>
                  ))}
                </tbody>
              </Table>
            </Card>
          ))}
        </Split>
      </Page>
      {isCreating && (
        <Dialog
          title="Create New Schedule"
          onClose={() => setIsCreating(false)}
          onSubmit={() => setIsCreating(false)}
          actions={
            <>
              <Button onClick={() => setIsCreating(false)}>Cancel</Button>
              <Button kind="primary" type="submit">
                Create
              </Button>
            </>
          }
        >
          <Field label="Schedule Name" required />
          <Select
            label="Location"
            placeholder="Select a location"
            options={["All locations", "Larkspur Hotel"]}
            required
          />
          <Field
            label="Number of Scenes Per Day"
            type="number"
            min={1}
            required
            error="Please enter a valid number of scenes per day."
          />
        </Dialog>
      )}
    </Shell>
  );
}
