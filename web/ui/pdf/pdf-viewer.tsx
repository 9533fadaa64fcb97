import { lazy, Suspense } from "react";
import { t } from "../../i18n/translate.ts";
import { Skeleton } from "../skeleton.tsx";
import type { PdfViewerProps } from "./pdf-viewer-props.ts";

// pdf.js is by far the largest dependency, so it is only loaded to show a PDF.
const PdfPages = lazy(() => import("./pdf-pages.tsx"));

/** Shows a PDF: its pages below one another, zoomable. */
export function PdfViewer(props: PdfViewerProps) {
  return (
    <Suspense fallback={<Skeleton label={t("Loading PDF...")} shape="card" lines={16} />}>
      <PdfPages key={props.url} {...props} />
    </Suspense>
  );
}
