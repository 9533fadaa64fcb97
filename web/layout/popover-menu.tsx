import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useId } from "react";
import { Button } from "../ui/form/button.tsx";
import { IconButton } from "../ui/form/icon-button.tsx";
import popover from "../ui/popover.module.css";
import styles from "./popover-menu.module.css";

interface PopoverMenuProps {
  readonly label: string;
  /** Replaces the arrow. */
  readonly icon?: ReactNode;
  /** What the button shows instead of the label, which stays its name; nothing but the icon if empty. */
  readonly short?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** An error message, shown below the buttons. */
  readonly problem?: string | undefined;
  readonly onClose?: () => void;
  /** The menu's buttons; `close` closes the menu, and the one that it is in. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a menu of buttons. */
export function PopoverMenu({ label, icon, short, disabled, problem, onClose, children }: PopoverMenuProps) {
  const menu = useId();

  function close() {
    const own = document.getElementById(menu);
    const outer = own?.parentElement?.closest<HTMLElement>("[popover]");
    (outer ?? own)?.hidePopover();
  }

  return (
    <>
      {short === "" ? (
        <IconButton label={label} icon={icon || <ChevronDown />} popoverTarget={menu} disabled={disabled} />
      ) : (
        <Button icon={icon || <ChevronDown />} popoverTarget={menu} disabled={disabled} aria-label={short && label}>
          {short ?? label}
        </Button>
      )}
      <div
        id={menu}
        popover="auto"
        className={`${popover.popover} ${styles.menu}`}
        onToggle={(event) => event.newState === "closed" && onClose?.()}
      >
        {children(close)}
        <p role="alert">{problem}</p>
      </div>
    </>
  );
}
