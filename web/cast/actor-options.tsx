import Plus from "lucide-react/icons/plus";
import { useSearchParams } from "react-router-dom";
import { useDialogSubmission } from "../dialog-submission.ts";
import type { GroupOfScenes } from "../locations/location-groups.ts";
import { paths } from "../paths.ts";
import { useMayEdit, useProject } from "../project-context.ts";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Fact, Facts } from "../ui/fact.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { ToggleGroup } from "../ui/toggle-group.tsx";
import { AddActorDialog } from "./add-actor-dialog.tsx";
import { CalendarView } from "./calendar-view.tsx";
import type { CastMember } from "./cast-member.ts";
import { OptionTable } from "./option-table.tsx";

const VIEWS = [
  { value: "table", label: say("Table") },
  { value: "calendars", label: say("Calendars") },
] as const;

interface ActorOptionsProps {
  readonly member: CastMember;
  readonly groups: Promise<readonly GroupOfScenes[]>;
  /** Called before anything is changed. */
  readonly onChange: () => void;
}

/** A role with everyone who may play it: as a table to change, or as calendars to look at. */
export function ActorOptions({ member, groups, onChange }: ActorOptionsProps) {
  const { id } = useProject();
  const user = useUser();
  const mayEdit = useMayEdit();
  const [search, setSearch] = useSearchParams();
  const view = search.get("view") === "calendars" ? "calendars" : "table";
  const adding = useDialogSubmission();
  const addButton = (
    <Button kind="primary" icon={<Plus />} disabled={!mayEdit} onClick={adding.open}>
      {say("Add Option")}
    </Button>
  );

  return (
    <>
      <PageHeader
        title={`${member.name} - Options`}
        back={{ to: paths.castList(user.id, id), label: say("Cast List") }}
        actions={
          <>
            <ToggleGroup
              label={say("View")}
              options={VIEWS}
              value={view}
              onChange={(value) => setSearch({ view: value }, { replace: true, defaultShouldRevalidate: false })}
            />
            {addButton}
          </>
        }
      />
      <Card title={say("Character Information")}>
        <Facts>
          <Fact name="CastID">{member.castId}</Fact>
          <Fact name={say("Name")}>{member.name}</Fact>
          <Fact name="NumberOfScenes">{member.numberOfScenes}</Fact>
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
