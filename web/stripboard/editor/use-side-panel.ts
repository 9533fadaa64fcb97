import { useSearchState } from "../../navigation/use-search-state.ts";
import { useMedia } from "../../ui/use-media.ts";

/** Whether the side panel is open. Until someone folds or opens it, it is open where it leaves the board enough room. */
export function useSidePanel() {
  const hasRoom = useMedia("(min-width: 1101px)");
  const [{ panel }, choose] = useSearchState("panel");
  const isPanelOpen = panel === "" ? hasRoom : panel === "open";
  return { isPanelOpen, togglePanel: () => choose({ panel: isPanelOpen ? "folded" : "open" }) };
}
