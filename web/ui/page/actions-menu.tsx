import Ellipsis from "lucide-react/icons/ellipsis";
import { type ReactNode, useId } from "react";
import { t } from "../../i18n/translate.ts";
import { IconButton } from "../form/icon-button.tsx";
import popover from "../popover.module.css";
import styles from "./actions-menu.module.css";

/**
 * A button that opens a menu of a page's other actions, where there is no room for them side by side. An action closes
 * the menu, so that the focus returns to it, unless it opens a menu of its own.
 */
export function ActionsMenu({ children }: { readonly children: ReactNode }) {
  const menu = useId();
  return (
    <>
      <IconButton label={t("More actions")} icon={<Ellipsis />} popoverTarget={menu} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: An action also closes the menu, by keyboard too. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a button clicks it. */}
      <div
        id={menu}
        popover="auto"
        className={`${popover.popover} ${styles.menu}`}
        onClick={({ target, currentTarget }) => {
          const pressed = target instanceof Element && target.closest("button, a");
          if (!pressed || pressed.matches("[popovertarget]")) return;
          if (pressed.closest("[popover]") === currentTarget) currentTarget.hidePopover();
        }}
      >
        {children}
      </div>
    </>
  );
}
