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
    <Card title={say("Cover title")}>
      <change.Form method="post">
        <Column>
          <p>
            {say(
              "A cover title stands instead of the name on every paper and in mails, calendars, names of files and titles of the browser. The name is seen here in Backlot by those of the team who see the whole project.",
            )}
          </p>
          <p>
            {say(
              "Sides and exports leave out the script's title page and what its pages say above and below the text. A script that is opened or saved says what its own pages say: upload one that bears the cover title.",
            )}
          </p>
          <Field
            label={say("Cover title")}
            name="coverTitle"
            hint={say("Empty: the project goes by its own name.")}
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
