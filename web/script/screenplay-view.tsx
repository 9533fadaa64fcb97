import "../ui/script-font.css";
import Download from "lucide-react/icons/download";
import FileClock from "lucide-react/icons/file-clock";
import FileX from "lucide-react/icons/file-x";
import { type CSSProperties, Suspense } from "react";
import { Await, useAsyncError } from "react-router-dom";
import type { Script } from "../../shared/contract/scripts.ts";
import { ApiError } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { t } from "../i18n/translate.ts";
import { ReloadButton } from "../layout/deferred.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import paper from "../ui/script-paper.module.css";
import { Skeleton } from "../ui/skeleton.tsx";
import styles from "./screenplay-view.module.css";
import type { ScriptText } from "./script-text.ts";
import { typeSize } from "./type-size.ts";
import { PageMarkOver } from "./watermark-overlay.tsx";

interface ScreenplayViewProps {
  readonly script: Script;
  /** Its pages, which are there once it has been read. */
  readonly text: Promise<ScriptText>;
  /** Where the file is that it came as; nothing for those who see some of its scenes only. */
  readonly view: Promise<{ readonly url: string }> | undefined;
}

const CAME_AS = { fdx: t("Final Draft file"), fountain: t("Fountain file") } as const;

/** The pages of a draft that came without any, as they would be printed; or the lines that somebody sees of its pages. */
export function ScreenplayView({ script, text, view }: ScreenplayViewProps) {
  return (
    <>
      <p className={styles.origin}>
        {view ? (
          <>
            {t("Pages laid out from a {file}.", { file: CAME_AS[script.format ?? "fdx"] })}
            <Suspense>
              {/* With null for an element the failure would be the whole page's. */}
              <Await resolve={view} errorElement={<NoFile />}>
                {({ url }) => (
                  <a href={url} download>
                    <Download aria-hidden /> {t("Save the file")}
                  </a>
                )}
              </Await>
            </Suspense>
          </>
        ) : (
          t("These are the lines of your scenes.")
        )}
      </p>
      <Suspense fallback={<Skeleton label={t("Loading the script...")} shape="card" lines={16} />}>
        <Await
          resolve={text}
          errorElement={<NoPages isFailed={script.breakdown === "failed"} isOfScenes={view === undefined} />}
        >
          {(read: ScriptText) => <Pages text={read} />}
        </Await>
      </Suspense>
    </>
  );
}

function Pages({ text: { pages, mark } }: { readonly text: ScriptText }) {
  return (
    <section
      className={styles.pages}
      style={{ "--type-size": typeSize(pages) } as CSSProperties}
      aria-label={t("Pages of the script")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, which needs a focus for the keyboard
      tabIndex={0}
    >
      {pages.map(({ page, lines }) => (
        <section key={page} aria-label={t("Page {page}", { page })}>
          <p className={paper.number} aria-hidden>
            {t("Page {page}", { page })}
          </p>
          <div className={paper.paper} dir="ltr">
            {lines.map(({ line, text, left, top }) => (
              <p key={line} className={paper.line} style={{ left: percent(left), top: percent(top) }}>
                {text}
              </p>
            ))}
            <PageMarkOver mark={mark} />
          </div>
        </section>
      ))}
    </section>
  );
}

/** Says why the file cannot be saved. */
function NoFile() {
  return <small>{errorText(useAsyncError(), t("The file cannot be saved at the moment."))}</small>;
}

interface NoPagesProps {
  readonly isFailed: boolean;
  /** Whether only the lines of some scenes were asked for. */
  readonly isOfScenes: boolean;
}

function NoPages({ isFailed, isOfScenes }: NoPagesProps) {
  const error = useAsyncError();
  const isUnread = error instanceof ApiError && error.code === "noLines";
  if (!isUnread) {
    return (
      <EmptyState icon={<FileX />} action={<ReloadButton />}>
        {t("The script cannot be shown at the moment")}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<FileClock />}>
      {isOfScenes
        ? t("Your scenes are shown in the draft the breakdown was made from")
        : isFailed
          ? t("This draft could not be read, so there are no pages to show")
          : t("Its pages will be shown here once its breakdown has been generated")}
    </EmptyState>
  );
}

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;
