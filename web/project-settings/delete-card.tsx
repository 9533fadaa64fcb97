import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { api } from "../api/client.ts";
import { t } from "../i18n/translate.ts";
import { paths } from "../navigation/paths.ts";
import { useProject } from "../navigation/project-context.ts";
import { ConfirmIdentityDialog } from "../session/confirm-identity-dialog.tsx";
import { useUser } from "../session/use-user.ts";
import { Button } from "../ui/form/button.tsx";
import { Card } from "../ui/page/card.tsx";
import { Column, Row } from "../ui/page/stack.tsx";

/** Deletes a project, which its owners can restore for some days on the page of all projects. */
export function DeleteCard() {
  const { id, name } = useProject();
  const user = useUser();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card title={t("Delete")}>
      <Column>
        <p>
          {t(
            "Removes the project for everyone immediately. For thirty days its owners can restore it from their project list; after that it is erased here. Backups are erased 35 days later.",
          )}
        </p>
        <Row>
          <Button kind="danger" icon={<Trash />} onClick={() => setIsAsking(true)}>
            {t("Delete Project")}
          </Button>
        </Row>
      </Column>
      {isAsking && (
        <ConfirmIdentityDialog
          title={t("Delete {name}", { name })}
          text={t("You can restore it for thirty days. Enter your password to confirm that it is you.")}
          submit={[t("Delete Project"), t("Deleting...")]}
          submitKind="danger"
          failure={t("Failed to delete the project. Please try again.")}
          onConfirm={async (proof) => {
            await api.setProjectDeleted({ params: { id }, payload: { deleted: true, ...proof } });
            await navigate(paths.home(user.id));
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Card>
  );
}
