import { useState } from "react";
import { useDialogSubmission } from "../../data/dialog-submission.ts";
import { t } from "../../i18n/translate.ts";
import { useSearchState } from "../../navigation/use-search-state.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Card } from "../../ui/page/card.tsx";
import { type GroupOfScenes, kindsOf } from "../location-groups.ts";
import { GroupOptions } from "./group-options.tsx";
import { KindBoxes } from "./kind-boxes.tsx";
import { sceneCountText } from "./scene-count-text.ts";
import { SceneTable } from "./scene-table.tsx";

interface UngroupedProps {
  /** The groups of one scene each. */
  readonly groups: readonly GroupOfScenes[];
  /** Called before any change. */
  readonly onChange: () => void;
}

/** The scenes that share their location with no other scene. The location opens its options. */
export function Ungrouped({ groups, onChange }: UngroupedProps) {
  const scenes = groups.flatMap((group) => group.scenes);
  const { isInt, isExt, isIntExt } = kindsOf(scenes);
  const [{ group: opened }, choose] = useSearchState("group");
  const group = groups.find(({ id }) => id === opened);
  return (
    <>
      <Card
        title={t("Ungrouped Scenes")}
        padding="edge"
        actions={
          <>
            <span>{sceneCountText(scenes.length)}</span>
            <KindBoxes kinds={{ "Int.": isInt, "Ext.": isExt, "Int./Ext.": isIntExt }} />
          </>
        }
      >
        <SceneTable
          label={t("Ungrouped Scenes")}
          scenes={scenes}
          optionsOf={(scene) => {
            const home = groups.find((one) => one.scenes.includes(scene));
            return home && { count: home.options.length, open: () => choose({ group: home.id }) };
          }}
        />
      </Card>
      {group && (
        <Dialog
          title={t("Options for {name}", { name: group.name })}
          maxWidth={960}
          isSheet
          onClose={() => choose({ group: "" })}
        >
          <OptionsOfScene group={group} onChange={onChange} />
        </Dialog>
      )}
    </>
  );
}

interface OptionsOfSceneProps {
  readonly group: GroupOfScenes;
  readonly onChange: () => void;
}

function OptionsOfScene({ group, onChange }: OptionsOfSceneProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>();
  const adding = useDialogSubmission();
  return <GroupOptions {...{ group, onChange, adding, ticked }} isShort={false} onTick={setTicked} />;
}
