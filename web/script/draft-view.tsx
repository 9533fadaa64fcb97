import FileX from "lucide-react/icons/file-x";
import { Suspense, useState } from "react";
import { Await } from "react-router-dom";
import type { Script } from "../../shared/contract/scripts.ts";
import { t } from "../i18n/translate.ts";
import { ReloadButton } from "../layout/deferred.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { PdfViewer } from "../ui/pdf/pdf-viewer.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { type Status, StatusLine } from "../ui/status-line.tsx";

const ERROR_MS = 3000;

interface DraftViewProps {
  readonly script: Script;
  /** URL of the PDF; a new promise is a new attempt. */
  readonly view: Promise<{ readonly url: string }>;
}

/** The PDF of a draft. */
export function DraftView({ script, view }: DraftViewProps) {
  const [broken, setBroken] = useState<DraftViewProps["view"]>();
  if (broken === view) return <NoPdf problem={t("Failed to load the script")} />;
  return (
    <Suspense fallback={<Skeleton label={t("Loading PDF...")} shape="card" lines={16} />}>
      <Await resolve={view} errorElement={<NoPdf problem={t("Failed to fetch PDF")} />}>
        {({ url }) => (
          <PdfViewer url={url} label={`v${script.version} - ${script.name}`} onError={() => setBroken(view)} />
        )}
      </Await>
    </Suspense>
  );
}

function NoPdf({ problem }: { readonly problem: string }) {
  const [status, setStatus] = useState<Status | undefined>({ kind: "error", text: problem, forMs: ERROR_MS });
  return (
    <>
      <StatusLine status={status} onDone={() => setStatus(undefined)} />
      <EmptyState icon={<FileX />} action={<ReloadButton />}>
        {t("The PDF cannot be shown at the moment")}
      </EmptyState>
    </>
  );
}
