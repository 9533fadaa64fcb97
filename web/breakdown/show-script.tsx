import ScrollText from "lucide-react/icons/scroll-text";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { useMedia } from "../ui/use-media.ts";
import { NARROW, usePlace } from "./use-place.ts";

/** Shows or hides the script beside the table, where there is room for both. */
export function ShowScript() {
  const { isShown, show } = usePlace();
  const isNarrow = useMedia(NARROW);
  if (isNarrow) return null;
  return (
    <Button icon={<ScrollText />} aria-pressed={isShown} onClick={() => show(!isShown)}>
      {say("Show script")}
    </Button>
  );
}
