import X from "lucide-react/icons/x";
import {
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { t } from "../i18n/translate.ts";
import styles from "./dialog.module.css";
import { IconButton } from "./form/icon-button.tsx";

interface DialogProps {
  readonly title: string;
  /** Called for ×, Escape, the back gesture and a click beside the dialog. The caller then stops rendering it. */
  readonly onClose: () => void;
  /** Widest it may be, in px at the usual text size; 400 unless said. It never exceeds the screen. */
  readonly maxWidth?: number;
  /** Narrowest it may be, in px; the screen's width still wins. */
  readonly minWidth?: number;
  /** On a phone it comes up from the foot of the screen, as wide as that: for what has much to read or fill in. */
  readonly isSheet?: boolean;
  /** On a phone it takes the whole screen: for what one stays in for a while. */
  readonly isScreen?: boolean;
  /** Buttons at the foot, the one that goes ahead last. One with `data-begins` has the keys first, else the first control. */
  readonly actions?: ReactNode;
  /** When given, the content and the buttons are one form, so that Enter submits. */
  readonly onSubmit?: () => void;
  /** While what it asked for is on its way: nothing can be filled in that would not go along, and be gone with the dialog. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** A modal window, open for as long as it is rendered. Focus goes into it, stays, and returns to where it was. */
export function Dialog({
  title,
  onClose,
  maxWidth = 400,
  minWidth = 0,
  isSheet,
  isScreen,
  actions,
  onSubmit,
  isBusy = false,
  children,
}: DialogProps) {
  const titleId = useId();
  const pressedBeside = useRef(false);
  const show = useCallback((dialog: HTMLDialogElement) => {
    dialog.showModal();
    dialog.querySelector<HTMLElement>("[data-begins]")?.focus();
    // Closing, and not only vanishing, is what gives the focus back.
    return () => dialog.close();
  }, []);
  // The browser takes the focus from what is inert or disabled, and does not bring it back.
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    const isLost = document.activeElement?.matches("body, dialog");
    if (!isBusy && isLost && focused.current instanceof HTMLElement) focused.current.focus();
    focused.current = isBusy ? document.activeElement : null;
  }, [isBusy]);
  const isBeside = (event: { target: unknown; currentTarget: unknown }) => event.target === event.currentTarget;
  const content = (
    <>
      <div className={styles.body} inert={isBusy}>
        {children}
      </div>
      {actions && <footer className={styles.actions}>{actions}</footer>}
    </>
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key that does what a click beside the dialog does
    <dialog
      ref={show}
      className={styles.dialog}
      data-sheet={isSheet}
      data-screen={isScreen}
      style={{ "--widest": `${maxWidth / 16}rem`, "--narrowest": `${minWidth}px` } as CSSProperties}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (!isBeside(event)) return;
        event.preventDefault();
        onClose();
      }}
      // A selection that starts inside and ends outside is no wish to close.
      onPointerDown={(event: PointerEvent) => {
        pressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        if (pressedBeside.current && isBeside(event)) onClose();
      }}
    >
      <div className={styles.sheet}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {onSubmit ? (
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              onSubmit();
            }}
          >
            {content}
          </form>
        ) : (
          content
        )}
        {/* Last, so that opening puts the focus on the first field. */}
        <div className={styles.close}>
          <IconButton label={t("Close")} icon={<X />} onClick={onClose} />
        </div>
      </div>
    </dialog>
  );
}
