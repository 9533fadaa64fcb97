import Plus from "lucide-react/icons/plus";
import { useSearchParams } from "react-router-dom";
import { useDialogSubmission } from "../data/dialog-submission.ts";
import { t } from "../i18n/translate.ts";
import type { GroupOfScenes } from "../locations/location-groups.ts";
import { paths } from "../navigation/paths.ts";
import { useMayEdit, useProject } from "../navigation/project-context.ts";
import { useUser } from "../session/use-user.ts";
import { Button } from "../ui/form/button.tsx";
import { ToggleGroup } from "../ui/form/toggle-group.tsx";
import { Card } from "../ui/page/card.tsx";
import { Fact, Facts } from "../ui/page/fact.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { AddActorDialog } from "./add-actor-dialog.tsx";
import { CalendarView } from "./calendar-view.tsx";
import type { CastMember } from "./cast-member.ts";
import { OptionTable } from "./option-table.tsx";

const VIEWS = [
  { value: "table", label: t("Table") },
  { value: "calendars", label: t("Calendars") },
] as const;

interface ActorOptionsProps {
  readonly member: CastMember;
  readonly groups: Promise<readonly GroupOfScenes[]>;
  /** Called before any change. */
  readonly onChange: () => void;
}

/** A role with its actor options, as an editable table or as calendars. */
export function ActorOptions({ member, groups, onChange }: ActorOptionsProps) {
  const { id } = useProject();
  const user = useUser();
  const mayEdit = useMayEdit();
  const [search, setSearch] = useSearchParams();
  const view = search.get("view") === "calendars" ? "calendars" : "table";
  const adding = useDialogSubmission();
  const addButton = mayEdit && (
    <Button kind="primary" icon={<Plus />} onClick={adding.open}>
      {t("Add Option")}
    </Button>
  );

  return (
    <>
      <PageHeader
        title={t("{name} - Options", { name: member.name })}
        back={{ to: paths.castList(user.id, id), label: t("Cast List") }}
        actions={
          <>
            <ToggleGroup
              label={t("View")}
              options={VIEWS}
              value={view}
              onChange={(value) => setSearch({ view: value }, { replace: true, defaultShouldRevalidate: false })}
            />
            {addButton}
          </>
        }
      />
      <Card title={t("Character Information")}>
        <Facts>
          <Fact name={t("CastID")}>{member.castId}</Fact>
          <Fact name={t("Name")}>{member.name}</Fact>
          <Fact name={t("NumberOfScenes")}>{member.numberOfScenes}</Fact>
        </Facts>
      </Card>
      {view === "table" ? (
        <OptionTable member={member} addButton={addButton} onChange={onChange} />
      ) : (
        <CalendarView member={member} groups={groups} />
      )}
      {adding.isOpen && (
        <AddActorDialog
          isBusy={adding.isBusy}
          problem={adding.problem}
          onClose={adding.close}
          onAdd={(change) => {
            onChange();
            adding.submit(change);
          }}
        />
      )}
    </>
  );
}
