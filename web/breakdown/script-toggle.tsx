import ScrollText from "lucide-react/icons/scroll-text";
import { t } from "../i18n/translate.ts";
import { Button } from "../ui/form/button.tsx";
import { useMedia } from "../ui/use-media.ts";
import { NARROW, usePlace } from "./use-workspace-view.ts";

/** Shows or hides the script next to the table, on wide screens. */
export function ShowScript() {
  const { isShown, show } = usePlace();
  const isNarrow = useMedia(NARROW);
  if (isNarrow) return null;
  return (
    <Button icon={<ScrollText />} aria-pressed={isShown} onClick={() => show(!isShown)}>
      {t("Show script")}
    </Button>
  );
}
