import Minus from "lucide-react/icons/minus";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import { useEffect, useRef, useState } from "react";
import { useDialogSubmission } from "../../data/dialog-submission.ts";
import { t } from "../../i18n/translate.ts";
import { useMayEdit } from "../../navigation/project-context.ts";
import { useSearchState } from "../../navigation/use-search-state.ts";
import { Button } from "../../ui/form/button.tsx";
import { IconButton } from "../../ui/form/icon-button.tsx";
import { ToggleGroup } from "../../ui/form/toggle-group.tsx";
import { ActionsMenu } from "../../ui/page/actions-menu.tsx";
import { Card } from "../../ui/page/card.tsx";
import { PHONE } from "../../ui/phone-media-query.ts";
import { useMedia } from "../../ui/use-media.ts";
import type { GroupOfScenes } from "../location-groups.ts";
import styles from "./group-card.module.css";
import { GroupOptions } from "./group-options.tsx";
import { GroupPicture, GroupSummary } from "./group-summary.tsx";
import { KindBoxes } from "./kind-boxes.tsx";
import { sceneCountText } from "./scene-count-text.ts";
import { SceneTable } from "./scene-table.tsx";

const VIEWS = [
  { value: "options", label: t("View Options") },
  { value: "scenes", label: t("View Scenes") },
] as const;

/** In px. */
const HIGHEST = 400;

const episodesText = (numbers: readonly string[]) =>
  t("{count, plural, one {Episode} other {Episodes}} {numbers}", {
    count: numbers.length,
    numbers: numbers.join(", "),
  });

interface GroupCardProps {
  readonly group: GroupOfScenes;
  readonly onChange: () => void;
  readonly onEdit: () => void;
}

/** A location group with its options or its scenes. */
export function GroupCard({ group, onChange, onEdit }: GroupCardProps) {
  const mayEdit = useMayEdit();
  const isShort = useMedia(PHONE);
  const [ticked, setTicked] = useState<ReadonlySet<string>>();
  const adding = useDialogSubmission();
  const [{ group: asked, scenes }, choose] = useSearchState("group", "scenes");
  // The URL lists the groups that show scenes instead of options: `?scenes=L1,L4`.
  const turned = scenes.split(",").filter((id) => id !== "");
  const view = turned.includes(group.id) ? "scenes" : "options";
  const others = turned.filter((id) => id !== group.id);

  function turn(next: string) {
    setTicked(undefined);
    choose({ scenes: (next === "scenes" ? [...others, group.id] : others).join(",") });
  }

  const card = useRef<HTMLDivElement>(null);
  const isAsked = asked === group.id;
  // The scroll position is outside React.
  useEffect(() => {
    if (isAsked) card.current?.scrollIntoView({ block: "start" });
  }, [isAsked]);
  return (
    <div ref={card} className={styles.group} aria-current={isAsked ? "true" : undefined}>
      <Card
        title={`${group.id} ${group.name}`}
        note={<GroupSummary group={group} />}
        picture={<GroupPicture group={group} />}
        maxHeight={HIGHEST}
        actions={
          <>
            <span>{sceneCountText(group.sceneCount)}</span>
            {group.episodes.length > 0 && <span>{episodesText(group.episodes)}</span>}
            <KindBoxes kinds={{ "Int.": group.isInt, "Ext.": group.isExt }} />
            {mayEdit && isShort && (
              <span className={styles.menu}>
                <ActionsMenu label={t("More actions for {name}", { name: group.name })}>
                  {view === "options" && (
                    <Button
                      kind="plain"
                      icon={<Minus />}
                      aria-pressed={ticked !== undefined}
                      disabled={group.options.length === 0}
                      onClick={() => setTicked(ticked ? undefined : new Set())}
                    >
                      {t("Remove Option")}
                    </Button>
                  )}
                  <Button kind="plain" icon={<Pencil />} onClick={onEdit}>
                    {t("Edit {name}", { name: group.name })}
                  </Button>
                </ActionsMenu>
              </span>
            )}
            <ToggleGroup
              label={t("View of {name}", { name: group.name })}
              options={VIEWS}
              value={view}
              onChange={turn}
            />
            {mayEdit && isShort && view === "options" && (
              <IconButton label={t("Add Option")} icon={<Plus />} onClick={adding.open} />
            )}
            {mayEdit && !isShort && (
              <IconButton label={t("Edit {name}", { name: group.name })} icon={<Pencil />} onClick={onEdit} />
            )}
          </>
        }
      >
        {view === "options" ? (
          <GroupOptions {...{ group, onChange, adding, ticked, isShort }} onTick={setTicked} />
        ) : group.scenes.length === 0 ? (
          <p>{t("No scenes in this draft")}</p>
        ) : (
          <SceneTable label={t("Scenes of {name}", { name: group.name })} scenes={group.scenes} />
        )}
      </Card>
    </div>
  );
}
