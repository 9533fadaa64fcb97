import Ellipsis from "lucide-react/icons/ellipsis";
import { type ReactNode, useId, useState } from "react";
import { t } from "../../i18n/translate.ts";
import { BesideMenu } from "../beside-menu.ts";
import { IconButton } from "../form/icon-button.tsx";
import { PHONE } from "../phone-media-query.ts";
import popover from "../popover.module.css";
import { useMedia } from "../use-media.ts";
import styles from "./actions-menu.module.css";

interface ActionsMenuProps {
  /** The button's name; "More actions" by default. */
  readonly label?: string;
  readonly children: ReactNode;
}

/**
 * A button that opens a menu of a page's other actions, where there is no room for them side by side. An action closes
 * the menu, so that the focus returns to it, unless it opens a menu of its own.
 */
export function ActionsMenu({ label = t("More actions"), children }: ActionsMenuProps) {
  const menu = useId();
  const [beside, setBeside] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton label={label} icon={<Ellipsis />} popoverTarget={menu} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: An action also closes the menu, by keyboard too. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a button clicks it. */}
      <div
        id={menu}
        popover="auto"
        data-actions-menu
        className={`${popover.popover} ${styles.menu}`}
        onClick={({ target, currentTarget }) => {
          const pressed = target instanceof Element && target.closest("button, a");
          if (!pressed || pressed.matches("[popovertarget]")) return;
          if (pressed.closest("[popover]") === currentTarget) currentTarget.hidePopover();
        }}
      >
        <BesideMenu value={beside}>{children}</BesideMenu>
      </div>
      <div ref={setBeside} className={styles.beside} />
    </>
  );
}

interface WithMenuProps {
  /** Buttons that are rarely used: on wide screens before the others, on phones in a menu after them. */
  readonly more: ReactNode;
  readonly children: ReactNode;
}

/** Buttons, the rare ones of which are in a menu on phones. */
export function WithMenu({ more, children }: WithMenuProps) {
  const hasMenu = useMedia(PHONE) && Boolean(more);
  return (
    <>
      {!hasMenu && more}
      {children}
      {hasMenu && <ActionsMenu>{more}</ActionsMenu>}
    </>
  );
}
