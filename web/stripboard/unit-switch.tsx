import { useNavigate } from "react-router-dom";
import { t } from "../i18n/translate.ts";
import { paths } from "../navigation/paths.ts";
import { useProject } from "../navigation/project-context.ts";
import { useUser } from "../session/use-user.ts";
import { ToggleGroup } from "../ui/form/toggle-group.tsx";
import type { UnitBoards } from "./model/unit-lanes.ts";

/** Switches between the active boards of the units. */
export function UnitSwitch({ shown, actives }: Pick<UnitBoards, "shown" | "actives">) {
  const { id } = useProject();
  const user = useUser();
  const navigate = useNavigate();
  return (
    <ToggleGroup
      label={t("Shooting unit")}
      options={actives.map(({ unit: value, name }) => ({ value, label: name }))}
      value={shown}
      onChange={(chosen) => {
        const board = actives.find((one) => one.unit === chosen);
        if (board) void navigate(paths.stripboard(user.id, id, board.schedule));
      }}
    />
  );
}
