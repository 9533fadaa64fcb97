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
  /** Its pages, once loaded. */
  readonly text: Promise<ScriptText>;
  /** URL of the original file; undefined for restricted members. */
  readonly view: Promise<{ readonly url: string }> | undefined;
}

const CAME_AS = { fdx: t("Final Draft file"), fountain: t("Fountain file") } as const;

/** The pages of a draft without a PDF as they would be printed, or a PDF's lines that a restricted member may see. */
export function ScreenplayView({ script, text, view }: ScreenplayViewProps) {
  return (
    <>
      <p className={styles.origin}>
        {view ? (
          <>
            {t("Pages laid out from a {file}.", { file: CAME_AS[script.format ?? "fdx"] })}
            <Suspense>
              {/* Without an error element, a failure would replace the whole page. */}
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
      // biome-ignore lint/a11y/noNoninteractiveTabindex: A scroll container must be focusable for the keyboard.
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

/** Explains why the file cannot be downloaded. */
function NoFile() {
  return <small>{errorText(useAsyncError(), t("The file cannot be saved at the moment."))}</small>;
}

interface NoPagesProps {
  readonly isFailed: boolean;
  /** Whether only the lines of some scenes were requested. */
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
