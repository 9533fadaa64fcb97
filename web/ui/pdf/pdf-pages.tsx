import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from "react";
import { t } from "../../i18n/translate.ts";
import { Skeleton } from "../skeleton.tsx";
import { openPdf, type PDFDocumentProxy } from "./pdf-document.ts";
import { PdfPage } from "./pdf-page.tsx";
import { PdfTools, zoomWithin } from "./pdf-tools.tsx";
import styles from "./pdf-viewer.module.css";
import type { PdfViewerProps } from "./pdf-viewer-props.ts";
import { usePdfSearch } from "./use-pdf-search.ts";
import { usePinch } from "./use-pinch.ts";
import { middleOf, zoomAround } from "./zoom-around.ts";

/** The content of `PdfViewer`, in its own module so that it can be loaded on demand. */
export default function PdfPages({ url, label, page, onError }: PdfViewerProps) {
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  const [zoom, setZoom] = useState(100);
  const [inSight, setInSight] = useState(1);
  const scroller = useRef<HTMLDivElement>(null);
  const sheets = useRef<HTMLDivElement>(null);
  const search = usePdfSearch(pdf);
  const shown = search.found[search.at];
  const fail = useEffectEvent(onError);
  usePinch(scroller, zoom, pdf !== undefined, ({ zoom: wanted, isOver, ...point }) => enlarge(wanted, point, isOver));

  // The PDF is loaded and parsed by a worker outside React.
  useEffect(() => {
    const task = openPdf(url);
    let isGone = false;
    task.promise.then(setPdf, (error: Error) => isGone || fail(error));
    return () => {
      isGone = true;
      void task.destroy();
    };
  }, [url]);

  // The scroll position is outside React.
  useEffect(() => {
    if (pdf && page) goTo(scroller.current, page);
  }, [pdf, page]);
  useEffect(() => {
    if (!shown) return;
    const [first] = shown.match;
    const sheet = scroller.current?.querySelector<HTMLElement>(`[data-page="${shown.page}"]`);
    if (!sheet || !first) return;
    const { clientHeight, clientWidth } = scroller.current!;
    scroller.current!.scrollTo({
      top: sheet.offsetTop + first.top * sheet.offsetHeight - clientHeight / 2,
      left: sheet.offsetLeft + (first.left + first.width / 2) * sheet.offsetWidth - clientWidth / 2,
    });
  }, [shown]);

  /** Scales by CSS at once, and renders sharply when the gesture ends. */
  function enlarge(wanted: number, point: { x: number; y: number } | undefined, isDone = true) {
    const box = scroller.current;
    const within = zoomWithin(wanted);
    if (!box) return;
    zoomAround(box, point ?? middleOf(box), () => sheets.current?.style.setProperty("--zoom", String(within / 100)));
    if (isDone) setZoom(within);
  }

  if (!pdf) return <Skeleton label={t("Loading PDF...")} shape="card" lines={16} />;
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  return (
    <section className={styles.viewer} aria-label={label}>
      <PdfTools
        page={inSight}
        pages={pdf.numPages}
        {...{ zoom, search }}
        onPage={(number) => goTo(scroller.current, number)}
        onZoom={(wanted) => enlarge(wanted, undefined)}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: A scroll container must be reachable with the keyboard. */}
      <div ref={scroller} className={styles.scroller} dir="ltr" tabIndex={0}>
        <div ref={sheets} className={styles.pages} style={{ "--zoom": zoom / 100 } as CSSProperties}>
          {numbers.map((number) => (
            <PdfPage
              key={number}
              {...{ pdf, number, zoom }}
              matches={search.found.filter((one) => one.page === number).map(({ match }) => match)}
              shown={shown?.page === number ? shown.match : undefined}
              onSight={setInSight}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

function goTo(box: HTMLElement | null, page: number): void {
  box?.querySelector(`[data-page="${page}"]`)?.scrollIntoView({ block: "start" });
}
