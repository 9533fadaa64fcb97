import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from "react";
import { IconButton } from "./icon-button.tsx";
import { openPdf, type PDFDocumentProxy } from "./pdf-document.ts";
import { PdfPage } from "./pdf-page.tsx";
import styles from "./pdf-viewer.module.css";
import type { PdfViewerProps } from "./pdf-viewer.tsx";
import { Spinner } from "./spinner.tsx";

/** Widths of a page in hundredths of the room there is. */
const ZOOMS: readonly number[] = [50, 75, 100, 125, 150, 200, 300];

/** The inside of `PdfViewer`; a module of its own so that it can be fetched late. */
export default function PdfPages({ url, label, page, onError }: PdfViewerProps) {
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  const [zoom, setZoom] = useState(100);
  const [inSight, setInSight] = useState(1);
  const scroller = useRef<HTMLDivElement>(null);
  const fail = useEffectEvent(onError);

  // The PDF is fetched and read by a worker outside React.
  useEffect(() => {
    const task = openPdf(url);
    let isGone = false;
    task.promise.then(setPdf, (error: Error) => isGone || fail(error));
    return () => {
      isGone = true;
      void task.destroy();
    };
  }, [url]);

  // Where the box is scrolled to is the browser's own state.
  useEffect(() => {
    if (pdf && page) scroller.current?.querySelector(`[data-page="${page}"]`)?.scrollIntoView({ block: "start" });
  }, [pdf, page]);

  if (!pdf) return <Spinner label="Loading PDF..." />;
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const step = (by: 1 | -1) => ZOOMS.at(Math.max(0, ZOOMS.indexOf(zoom) + by)) ?? zoom;
  return (
    <section className={styles.viewer} aria-label={label}>
      <header className={styles.tools}>
        <p>
          Page {inSight} of {pdf.numPages}
        </p>
        <div>
          <IconButton
            label="Smaller"
            icon={<ZoomOut />}
            disabled={zoom === ZOOMS[0]}
            onClick={() => setZoom(step(-1))}
          />
          <output>{zoom} %</output>
          <IconButton
            label="Larger"
            icon={<ZoomIn />}
            disabled={zoom === ZOOMS.at(-1)}
            onClick={() => setZoom(step(1))}
          />
        </div>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by the arrow keys */}
      <div ref={scroller} className={styles.scroller} tabIndex={0}>
        <div className={styles.pages} style={{ "--zoom": zoom / 100 } as CSSProperties}>
          {numbers.map((number) => (
            <PdfPage key={number} pdf={pdf} number={number} zoom={zoom} onSight={setInSight} />
          ))}
        </div>
      </div>
    </section>
  );
}
