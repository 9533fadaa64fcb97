import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useId } from "react";
import { Button } from "../ui/form/button.tsx";
import popover from "../ui/popover.module.css";
import styles from "./popover-menu.module.css";

interface PopoverMenuProps {
  readonly label: string;
  readonly disabled?: boolean | undefined;
  /** An error message, shown below the buttons. */
  readonly problem?: string | undefined;
  readonly onClose?: () => void;
  /** The menu's buttons; `close` closes the menu. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a menu of buttons. */
export function PopoverMenu({ label, disabled, problem, onClose, children }: PopoverMenuProps) {
  const menu = useId();
  return (
    <>
      <Button icon={<ChevronDown />} popoverTarget={menu} disabled={disabled}>
        {label}
      </Button>
      <div
        id={menu}
        popover="auto"
        className={`${popover.popover} ${styles.menu}`}
        onToggle={(event) => event.newState === "closed" && onClose?.()}
      >
        {children(() => document.getElementById(menu)?.hidePopover())}
        <p role="alert">{problem}</p>
      </div>
    </>
  );
}
