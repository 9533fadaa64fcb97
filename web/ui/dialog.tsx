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
import { BesideMenu, useBesideMenu } from "./beside-menu.ts";
import styles from "./dialog.module.css";
import { IconButton } from "./form/icon-button.tsx";
import { StatusLine } from "./status-line.tsx";

interface DialogProps {
  readonly title: string;
  /** Called for ×, Escape, the back gesture and a click on the backdrop. The caller then stops rendering it. */
  readonly onClose: () => void;
  /** Maximum width in px; 400 by default. Never wider than the screen. */
  readonly maxWidth?: number;
  /** Minimum width in px; limited by the screen's width. */
  readonly minWidth?: number;
  /** On phones, a bottom sheet of full width: for long content and forms. */
  readonly isSheet?: boolean;
  /** On phones, full-screen: for content that stays open for a while. */
  readonly isScreen?: boolean;
  /**
   * Buttons at the bottom, the primary one last. Initial focus is on the one with `data-begins`, else on the first
   * control.
   */
  readonly actions?: ReactNode;
  /** Why the last attempt failed; shown next to the buttons, so that it is in sight however long the content is. */
  readonly problem?: string | undefined;
  /** If given, content and buttons are one form, so that Enter submits. */
  readonly onSubmit?: () => void;
  /** While a request is pending: disables input, which would not be sent and would be lost when the dialog closes. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** A modal dialog, open while rendered. Focus moves into it, is trapped, and is restored afterwards. */
export function Dialog({
  title,
  onClose,
  maxWidth = 400,
  minWidth = 0,
  isSheet,
  isScreen,
  actions,
  problem,
  onSubmit,
  isBusy = false,
  children,
}: DialogProps) {
  const titleId = useId();
  const besideMenu = useBesideMenu();
  const pressedBeside = useRef(false);
  const show = useCallback((dialog: HTMLDialogElement) => {
    dialog.showModal();
    // The browser focuses content that scrolls before the first field in it.
    const scrolled = document.activeElement?.matches("dialog *:has(input, select, textarea)");
    const field = scrolled && document.activeElement?.querySelector<HTMLElement>("input, select, textarea");
    (dialog.querySelector<HTMLElement>("[data-begins]") ?? (field || undefined))?.focus();
    // Unmounting alone would not restore the focus; close() does.
    return () => dialog.close();
  }, []);
  // The browser removes the focus from inert and disabled elements, and does not restore it.
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    const isLost = document.activeElement?.matches("body, dialog");
    if (!isBusy && isLost && focused.current instanceof HTMLElement) focused.current.focus();
    focused.current = isBusy ? document.activeElement : null;
  }, [isBusy]);
  const isBeside = (event: { target: unknown; currentTarget: unknown }) => event.target === event.currentTarget;
  // What a dialog says is in the dialog, also in one that a menu opened.
  const content = (
    <BesideMenu value={undefined}>
      <div className={styles.body} inert={isBusy}>
        {children}
      </div>
      {actions && (
        <footer className={styles.foot}>
          <StatusLine status={problem === undefined ? undefined : { kind: "error", text: problem }} />
          <div className={styles.actions}>{actions}</div>
        </footer>
      )}
    </BesideMenu>
  );
  return besideMenu(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same as a click on the backdrop.
    <dialog
      ref={show}
      className={styles.dialog}
      data-sheet={isSheet}
      data-screen={isScreen}
      style={{ "--widest": `${maxWidth}px`, "--narrowest": `${minWidth}px` } as CSSProperties}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (!isBeside(event)) return;
        event.preventDefault();
        onClose();
      }}
      // A text selection that starts inside and ends outside must not close the dialog.
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
        {/* Last in the DOM, so that the initial focus is on the first field. */}
        <div className={styles.close}>
          <IconButton label={t("Close")} icon={<X />} onClick={onClose} />
        </div>
      </div>
    </dialog>,
  );
}
