import "../ui/script-font.css";
import Download from "lucide-react/icons/download";
import FileClock from "lucide-react/icons/file-clock";
import FileX from "lucide-react/icons/file-x";
import { type CSSProperties, Suspense } from "react";
import { Await, useAsyncError } from "react-router-dom";
import type { Script } from "../../shared/contract/scripts.ts";
import { ApiError } from "../api.ts";
import type { ScriptText } from "../breakdown/script-text.ts";
import { typeSize } from "../breakdown/type-size.ts";
import { TryAgain } from "../loaded.tsx";
import { say } from "../texts/say.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import paper from "../ui/script-paper.module.css";
import { Skeleton } from "../ui/skeleton.tsx";
import { PageMarkOver } from "./page-mark-over.tsx";
import styles from "./screenplay-view.module.css";

interface ScreenplayViewProps {
  readonly script: Script;
  /** Its pages, which are there once it has been read. */
  readonly text: Promise<ScriptText>;
  /** Where the file is that it came as. */
  readonly view: Promise<{ readonly url: string }>;
}

const CAME_AS = { fdx: say("Final Draft file"), fountain: say("Fountain file") } as const;

/** The pages of a draft that came without any: as they would be printed. */
export function ScreenplayView({ script, text, view }: ScreenplayViewProps) {
  return (
    <>
      <p className={styles.origin}>
        {say("Set on pages from a {file}.", { file: CAME_AS[script.format ?? "fdx"] })}
        <Suspense>
          <Await resolve={view} errorElement={null}>
            {({ url }) => (
              <a href={url} download>
                <Download aria-hidden /> {say("Save the file")}
              </a>
            )}
          </Await>
        </Suspense>
      </p>
      <Suspense fallback={<Skeleton label={say("Loading the script...")} />}>
        <Await resolve={text} errorElement={<NoPages isFailed={script.breakdown === "failed"} />}>
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
      aria-label={say("Pages of the script")}
    >
      {pages.map(({ page, lines }) => (
        <section key={page} aria-label={say("Page {page}", { page })}>
          <p className={paper.number} aria-hidden>
            {say("Page {page}", { page })}
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

function NoPages({ isFailed }: { readonly isFailed: boolean }) {
  const error = useAsyncError();
  const isUnread = error instanceof ApiError && error.code === "noLines";
  if (!isUnread) {
    return (
      <EmptyState icon={<FileX />} action={<TryAgain />}>
        {say("The script cannot be shown at the moment")}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<FileClock />}>
      {isFailed
        ? say("This draft could not be read, so there are no pages to show")
        : say("Its pages are shown here once its breakdown has been generated")}
    </EmptyState>
  );
}

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;
