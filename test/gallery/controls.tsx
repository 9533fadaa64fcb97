import Film from "lucide-react/icons/film";
import { useState } from "react";
import { EmptyState } from "../../web/ui/empty-state.tsx";
import { Button } from "../../web/ui/form/button.tsx";
import { Checkbox } from "../../web/ui/form/checkbox.tsx";
import { Field } from "../../web/ui/form/field.tsx";
import { Select } from "../../web/ui/form/select.tsx";
import { type StripPaper, StripSwatch } from "../../web/ui/form/strip-swatch.tsx";
import { Switch } from "../../web/ui/form/switch.tsx";
import { Card } from "../../web/ui/page/card.tsx";
import { Page } from "../../web/ui/page/page.tsx";
import { PageHeader } from "../../web/ui/page/page-header.tsx";
import { Skeleton } from "../../web/ui/skeleton.tsx";
import { Spinner } from "../../web/ui/spinner.tsx";
import { StatusLine } from "../../web/ui/status-line.tsx";
import { Shell } from "./shell.tsx";

const PAPERS: readonly StripPaper[] = [
  "day-int",
  "day-ext",
  "night-int",
  "night-ext",
  "dawn",
  "dusk",
  "day-break",
  "week-break",
  "free",
  "holiday",
];

export function Controls() {
  const [isLocked, setIsLocked] = useState(true);
  return (
    <Shell>
      <Page>
        <PageHeader title="Controls" />
        <Card title="Buttons">
          <p>
            <Button kind="primary">Create Project</Button> <Button>Cancel</Button> <Button kind="danger">Delete</Button>{" "}
            <Button kind="primary" busy="Saving...">
              Save Changes
            </Button>{" "}
            <Button disabled>Upload</Button>
          </p>
        </Card>
        <Card title="Fields">
          <Field label="Project Name" hint="As shown on the call sheets." defaultValue="The Long Way to Larkspur" />
          <Select label="Project Type" options={["Feature Film", "Short Film", "Documentary"]} />
          <Field
            label="Email"
            type="email"
            error="“ana@” is not an email address. Enter one such as ana@example.com."
            defaultValue="ana@"
          />
          <p>
            <Checkbox label="Int." defaultChecked /> <Checkbox label="Ext." />{" "}
            <Switch
              label={isLocked ? "Locked" : "Lock Actor"}
              checked={isLocked}
              onChange={() => setIsLocked(!isLocked)}
            />
          </p>
        </Card>
        <Card title="What is going on">
          <StatusLine status={{ kind: "info", text: "Generating script breakdown..." }} />
          <StatusLine status={{ kind: "success", text: "Changes saved successfully!" }} />
          <StatusLine status={{ kind: "error", text: "Error: Upload failed" }} />
          <Spinner label="Verifying session..." />
          <Skeleton label="Loading cast list..." />
          <EmptyState icon={<Film />} action={<Button kind="primary">Start New Project</Button>}>
            Projects that you are a part of and created by you, which are in progress will be shown here
          </EmptyState>
        </Card>
        <Card title="Strips">
          <p>
            {PAPERS.map((paper) => (
              <span key={paper}>
                <StripSwatch paper={paper} label={paper} /> {paper}{" "}
              </span>
            ))}
          </p>
        </Card>
      </Page>
    </Shell>
  );
}
