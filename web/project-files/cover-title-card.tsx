import { useState } from "react";
import { useFetcher } from "react-router-dom";
import { useProject } from "../project-context.ts";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Column, Row } from "../ui/column.tsx";
import { Field } from "../ui/field.tsx";
import { StatusLine } from "../ui/status-line.tsx";

/** Under which title the project goes wherever others than its team may see it. */
export function CoverTitleCard() {
  const { name, trueName = name } = useProject();
  const current = name === trueName ? "" : name;
  const change = useFetcher<{ readonly problem: string }>();
  const [typed, setTyped] = useState(current);
  const isBusy = change.state !== "idle";
  return (
    <Card title={say("Working title")}>
      <change.Form method="post">
        <Column>
          <p>
            {say(
              "The working title replaces the project name on every document and in emails, calendars, file names and browser titles. In Backlot, team members who see the whole project still see the real name.",
            )}
          </p>
          <p>
            {say(
              "Sides and exports leave out the script's title page, headers and footers. Scripts that are opened or saved keep theirs: upload one that carries the working title.",
            )}
          </p>
          <Field
            label={say("Working title")}
            name="coverTitle"
            hint={say("If empty, the project name is used.")}
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <StatusLine status={change.data && !isBusy ? { kind: "error", text: change.data.problem } : undefined} />
          <Row>
            <Button type="submit" disabled={typed.trim() === current} busy={isBusy && say("Saving...")}>
              {say("Save")}
            </Button>
          </Row>
        </Column>
      </change.Form>
    </Card>
  );
}
