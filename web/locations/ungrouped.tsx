import { say } from "../texts/say.ts";
import { Card } from "../ui/card.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useAddress } from "../use-address.ts";
import { GroupOptions } from "./group-options.tsx";
import { KindBoxes } from "./kind-boxes.tsx";
import { type GroupOfScenes, kindsOf } from "./location-groups.ts";
import { sceneCountText } from "./scene-count-text.ts";
import { SceneTable } from "./scene-table.tsx";

interface UngroupedProps {
  /** The groups of one scene each. */
  readonly groups: readonly GroupOfScenes[];
  /** Called before anything is changed. */
  readonly onChange: () => void;
}

/** The scenes that share their location with no other. The location opens the places where it may be shot. */
export function Ungrouped({ groups, onChange }: UngroupedProps) {
  const scenes = groups.flatMap((group) => group.scenes);
  const { isInt, isExt, isIntExt } = kindsOf(scenes);
  const [{ group: opened }, choose] = useAddress("group");
  const group = groups.find(({ id }) => id === opened);
  return (
    <>
      <Card
        title={say("Ungrouped Scenes")}
        padding="edge"
        actions={
          <>
            <span>{sceneCountText(scenes.length)}</span>
            <KindBoxes kinds={{ "Int.": isInt, "Ext.": isExt, "Int./Ext.": isIntExt }} />
          </>
        }
      >
        <SceneTable
          label={say("Ungrouped Scenes")}
          scenes={scenes}
          optionsOf={(scene) => {
            const home = groups.find((one) => one.scenes.includes(scene));
            return home && { count: home.options.length, open: () => choose({ group: home.id }) };
          }}
        />
      </Card>
      {group && (
        <Dialog
          title={say("Options for {name}", { name: group.name })}
          maxWidth={960}
          isSheet
          onClose={() => choose({ group: "" })}
        >
          <GroupOptions group={group} onChange={onChange} />
        </Dialog>
      )}
    </>
  );
}
