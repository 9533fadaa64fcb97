import Trash from "lucide-react/icons/trash-2";
import { useFetcher } from "react-router-dom";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Column, Row } from "../ui/column.tsx";
import { StatusLine } from "../ui/status-line.tsx";

/** The end of a project, which its owners can take back for a while. */
export function DeleteCard() {
  const deletion = useFetcher<{ readonly problem: string }>();
  return (
    <Card title={say("Delete")}>
      <Column>
        <p>
          {say(
            "Removes the project for everyone at once. For thirty days its owners can restore it from their project list; after that it is erased here. Backups are erased 35 days later.",
          )}
        </p>
        <StatusLine status={deletion.data && { kind: "error", text: deletion.data.problem }} />
        <deletion.Form method="post">
          <Row>
            <Button kind="danger" type="submit" icon={<Trash />} busy={deletion.state !== "idle" && say("Deleting...")}>
              {say("Delete Project")}
            </Button>
          </Row>
        </deletion.Form>
      </Column>
    </Card>
  );
}
