import Pencil from "lucide-react/icons/pencil";
import { useState } from "react";
import { useMayEdit } from "../project-context.ts";
import { Card } from "../ui/card.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { ToggleGroup } from "../ui/toggle-group.tsx";
import { GroupOptions } from "./group-options.tsx";
import { KindBoxes } from "./kind-boxes.tsx";
import type { GroupOfScenes } from "./location-groups.ts";
import { sceneCountText } from "./scene-count-text.ts";
import { SceneTable } from "./scene-table.tsx";

const VIEWS = [
  { value: "options", label: "View Options" },
  { value: "scenes", label: "View Scenes" },
] as const;

/** In px. */
const HIGHEST = 400;

interface GroupCardProps {
  readonly group: GroupOfScenes;
  readonly onChange: () => void;
  readonly onEdit: () => void;
}

/** A location group: the places where it may be shot, or the scenes that play there. */
export function GroupCard({ group, onChange, onEdit }: GroupCardProps) {
  const mayEdit = useMayEdit();
  const [view, setView] = useState<"options" | "scenes">("options");
  return (
    <Card
      title={`${group.id} ${group.name}`}
      maxHeight={HIGHEST}
      actions={
        <>
          <span>{sceneCountText(group.sceneCount)}</span>
          <KindBoxes kinds={{ "Int.": group.isInt, "Ext.": group.isExt }} />
          <ToggleGroup label={`View of ${group.name}`} options={VIEWS} value={view} onChange={setView} />
          {mayEdit && <IconButton label={`Edit ${group.name}`} icon={<Pencil />} onClick={onEdit} />}
        </>
      }
    >
      {view === "options" ? (
        <GroupOptions group={group} onChange={onChange} />
      ) : group.scenes.length === 0 ? (
        <p>No scenes in this draft</p>
      ) : (
        <SceneTable label={`Scenes of ${group.name}`} scenes={group.scenes} />
      )}
    </Card>
  );
}
