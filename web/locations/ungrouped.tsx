import { Card } from "../ui/card.tsx";
import { KindBoxes } from "./kind-boxes.tsx";
import { kindsOf, type LocationScene } from "./location-groups.ts";
import { sceneCountText } from "./scene-count-text.ts";
import { SceneTable } from "./scene-table.tsx";

/** The scenes that share their location with no other. */
export function Ungrouped({ scenes }: { readonly scenes: readonly LocationScene[] }) {
  const { isInt, isExt, isIntExt } = kindsOf(scenes);
  return (
    <Card
      title="Ungrouped Scenes"
      padding="edge"
      actions={
        <>
          <span>{sceneCountText(scenes.length)}</span>
          <KindBoxes kinds={{ "Int.": isInt, "Ext.": isExt, "Int./Ext.": isIntExt }} />
        </>
      }
    >
      <SceneTable label="Ungrouped Scenes" scenes={scenes} />
    </Card>
  );
}
