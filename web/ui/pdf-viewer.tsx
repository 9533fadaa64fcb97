import { lazy, Suspense } from "react";
import { say } from "../texts/say.ts";
import { Skeleton } from "./skeleton.tsx";

// pdf.js is by far the largest thing we load, so it comes only when there is a PDF to see.
const PdfPages = lazy(() => import("./pdf-pages.tsx"));

export interface PdfViewerProps {
  /** Where the PDF is; the browser must be allowed to read it from there. */
  readonly url: string;
  /** What it is, for those who hear the page. */
  readonly label: string;
  /** The page to show, from 1; changing it scrolls there. */
  readonly page?: number;
  /** Called when the PDF cannot be fetched or is damaged. */
  readonly onError: (error: Error) => void;
}

/** A PDF in the page: its pages one below the other, as wide as there is room, or larger. */
export function PdfViewer(props: PdfViewerProps) {
  return (
    <Suspense fallback={<Skeleton label={say("Loading PDF...")} shape="card" lines={16} />}>
      <PdfPages key={props.url} {...props} />
    </Suspense>
  );
}
