import { useState } from "react";
import { useFetcher } from "react-router-dom";
import { t } from "../i18n/translate.ts";
import { useProject } from "../navigation/project-context.ts";
import { Button } from "../ui/form/button.tsx";
import { Field } from "../ui/form/field.tsx";
import { Card } from "../ui/page/card.tsx";
import { Column, Row } from "../ui/page/stack.tsx";
import { StatusLine } from "../ui/status-line.tsx";

/** Edits the working title. */
export function CoverTitleCard() {
  const { name, trueName = name } = useProject();
  const current = name === trueName ? "" : name;
  const change = useFetcher<{ readonly problem: string }>();
  const [typed, setTyped] = useState(current);
  const isBusy = change.state !== "idle";
  return (
    <Card title={t("Working title")}>
      <change.Form method="post">
        <Column>
          <p>
            {t(
              "The working title replaces the project name on every document and in emails, calendars, file names and browser titles. In Backlot, team members who see the whole project still see the real name.",
            )}
          </p>
          <p>
            {t(
              "Sides and exports leave out the script's title page, headers and footers. Scripts that are opened or saved still have them, so upload one with the working title.",
            )}
          </p>
          <Field
            label={t("Working title")}
            name="coverTitle"
            hint={t("If empty, the project name is used.")}
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <StatusLine status={change.data && !isBusy ? { kind: "error", text: change.data.problem } : undefined} />
          <Row>
            <Button type="submit" disabled={typed.trim() === current} busy={isBusy && t("Saving...")}>
              {t("Save")}
            </Button>
          </Row>
        </Column>
      </change.Form>
    </Card>
  );
}
