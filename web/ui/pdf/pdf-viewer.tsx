import { lazy, Suspense } from "react";
import { t } from "../../i18n/translate.ts";
import { Skeleton } from "../skeleton.tsx";
import type { PdfViewerProps } from "./pdf-viewer-props.ts";

// pdf.js is by far the largest thing we load, so it comes only when there is a PDF to see.
const PdfPages = lazy(() => import("./pdf-pages.tsx"));

/** A PDF in the page: its pages one below the other, as wide as there is room, or larger. */
export function PdfViewer(props: PdfViewerProps) {
  return (
    <Suspense fallback={<Skeleton label={t("Loading PDF...")} shape="card" lines={16} />}>
      <PdfPages key={props.url} {...props} />
    </Suspense>
  );
}
