import { type ReactNode, useId, useState } from "react";
import { IconButton } from "./form/icon-button.tsx";
import styles from "./popover.module.css";

interface PopoverProps {
  /** Label of the button ("Show dates of the Old Mill"). */
  readonly label: string;
  readonly icon: ReactNode;
  /** Rendered only while it is open. */
  readonly children: ReactNode;
}

/** An icon button with a popover, which closes on a click elsewhere or Escape. */
export function Popover({ label, icon, children }: PopoverProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label={label} icon={icon} popoverTarget={id} aria-expanded={isOpen} />
      <div
        id={id}
        popover="auto"
        className={styles.popover}
        onBeforeToggle={(event) => setIsOpen(event.newState === "open")}
      >
        {isOpen && children}
      </div>
    </>
  );
}
