import { type ReactNode, useId, useState } from "react";
import { IconButton } from "./form/icon-button.tsx";
import styles from "./popover.module.css";

interface PopoverProps {
  /** What the button shows ("Show dates of the Old Mill"). */
  readonly label: string;
  readonly icon: ReactNode;
  /** Rendered only while it is open. */
  readonly children: ReactNode;
}

/** An icon button and a small window beside it, which a click elsewhere or Escape closes. */
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
