import Trash from "lucide-react/icons/trash-2";
import { useFetcher } from "react-router-dom";
import { t } from "../i18n/translate.ts";
import { Button } from "../ui/form/button.tsx";
import { Card } from "../ui/page/card.tsx";
import { Column, Row } from "../ui/page/stack.tsx";
import { StatusLine } from "../ui/status-line.tsx";

/** Deletes a project, which its owners can restore for some days. */
export function DeleteCard() {
  const deletion = useFetcher<{ readonly problem: string }>();
  return (
    <Card title={t("Delete")}>
      <Column>
        <p>
          {t(
            "Removes the project for everyone immediately. For thirty days its owners can restore it from their project list; after that it is erased here. Backups are erased 35 days later.",
          )}
        </p>
        <StatusLine status={deletion.data && { kind: "error", text: deletion.data.problem }} />
        <deletion.Form method="post">
          <Row>
            <Button kind="danger" type="submit" icon={<Trash />} busy={deletion.state !== "idle" && t("Deleting...")}>
              {t("Delete Project")}
            </Button>
          </Row>
        </deletion.Form>
      </Column>
    </Card>
  );
}
