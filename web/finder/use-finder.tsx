import Search from "lucide-react/icons/search";
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from "react";
import { useRouteLoaderData } from "react-router-dom";
import { t } from "../i18n/translate.ts";
import type { projectLoader } from "../loaders/project.ts";
import type { User } from "../session/session.ts";
import { useLazyDialog } from "../ui/use-lazy-dialog.ts";
import styles from "./finder-button.module.css";
import type { FoundTargets } from "./project-targets.ts";

const dialog = () => import("./finder-dialog.tsx");
const sources = () => import("./fetched-targets.ts");
const FinderDialog = lazy(dialog);

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/**
 * The button and keyboard shortcut of the command palette, and its dialog, which is rendered outside the dark app bar.
 */
export function useFinder(user: User): { readonly button: ReactNode; readonly window: ReactNode } {
  const open = useRouteLoaderData<typeof projectLoader>("project")?.project;
  const project = open?.isMissing ? undefined : open;
  const finder = useLazyDialog<Promise<FoundTargets>>();

  /** What is typed while the dialog loads; undefined at other times. */
  const early = useRef<string>(undefined);

  function begin() {
    // Another open dialog blocks navigation.
    if (finder.value || document.querySelector("dialog[open]")) return;
    early.current = "";
    dialog().catch(() => (early.current = undefined));
    finder.open(sources().then(({ fetchedTargets }) => fetchedTargets(user.id, project?.id)));
  }

  function close() {
    early.current = undefined;
    finder.close();
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key === "Escape") early.current = undefined;
    else if (isText && early.current !== undefined && !document.querySelector("dialog[open]")) {
      event.preventDefault();
      early.current += event.key;
    }
    if (event.key.toLowerCase() !== "k" || event.shiftKey || event.altKey) return;
    // On a Mac, Ctrl-K deletes to the end of the line.
    if (isApple ? !event.metaKey || event.ctrlKey : !event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    begin();
  });
  // The shortcut works anywhere in the window.
  useEffect(() => {
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);

  return {
    button: (
      <button
        type="button"
        className={styles.button}
        aria-keyshortcuts={isApple ? "Meta+K" : "Control+K"}
        aria-haspopup="dialog"
        onPointerEnter={() => void dialog()}
        onClick={begin}
      >
        <Search aria-hidden />
        <span className={styles.word}>{t("Find")}</span>
        <kbd aria-hidden>{isApple ? "⌘ K" : t("Ctrl K")}</kbd>
      </button>
    ),
    window: (
      <Suspense>
        {finder.value && (
          <FinderDialog
            user={user.id}
            project={project}
            fetched={finder.value}
            typedEarly={() => early.current ?? ""}
            onClose={close}
          />
        )}
      </Suspense>
    ),
  };
}
