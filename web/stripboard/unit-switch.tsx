import Layers from "lucide-react/icons/layers";
import { useNavigate } from "react-router-dom";
import { t } from "../i18n/translate.ts";
import { PopoverMenu } from "../layout/popover-menu.tsx";
import { paths } from "../navigation/paths.ts";
import { useProject } from "../navigation/project-context.ts";
import { useUser } from "../session/use-user.ts";
import { ToggleGroup } from "../ui/form/toggle-group.tsx";
import type { UnitBoards } from "./model/unit-lanes.ts";

type Switched = Pick<UnitBoards, "shown" | "actives">;

/** Switches between the active boards of the units. */
export function UnitSwitch({ shown, actives }: Switched) {
  const show = useShow(actives);
  return (
    <ToggleGroup
      label={t("Shooting unit")}
      options={actives.map(({ unit: value, name }) => ({ value, label: name }))}
      value={shown}
      onChange={show}
    />
  );
}

/** The same as a menu of one icon, which fits beside the title on phones. */
export function UnitMenu({ shown, actives }: Switched) {
  const show = useShow(actives);
  const name = actives.find(({ unit }) => unit === shown)?.name ?? "";
  return (
    <PopoverMenu label={t("Shooting unit: {name}", { name })} icon={<Layers />} short="">
      {(close) =>
        actives.map((one) => (
          <button
            key={one.unit}
            type="button"
            aria-pressed={one.unit === shown}
            onClick={() => {
              close();
              show(one.unit);
            }}
          >
            {one.name}
          </button>
        ))
      }
    </PopoverMenu>
  );
}

function useShow(actives: Switched["actives"]): (unit: string) => void {
  const { id } = useProject();
  const user = useUser();
  const navigate = useNavigate();
  return (unit) => {
    const board = actives.find((one) => one.unit === unit);
    if (board) void navigate(paths.stripboard(user.id, id, board.schedule));
  };
}
