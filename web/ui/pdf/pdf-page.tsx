import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from "react";
import { t } from "../../i18n/translate.ts";
import { drawPage, type PDFDocumentProxy, placedTextOf } from "./pdf-document.ts";
import type { Match } from "./pdf-matches.ts";
import styles from "./pdf-viewer.module.css";

interface PdfPageProps {
  readonly pdf: PDFDocumentProxy;
  /** From 1. */
  readonly number: number;
  /** Changes the width, so that the page is rendered again. */
  readonly zoom: number;
  /** Matches on the page. */
  readonly matches: readonly Match[];
  /** The active match. */
  readonly shown: Match | undefined;
  /** Called when the page reaches the middle of the viewport. */
  readonly onSight: (number: number) => void;
}

/** One page, rendered near the viewport and released far from it, so that a phone can hold 300. */
export function PdfPage({ pdf, number, zoom, matches, shown, onSight }: PdfPageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [words, setText] = useState("");
  const seen = useEffectEvent(() => onSight(number));

  // Intersection with the viewport is outside React.
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const root = box.closest(`.${styles.scroller}`);
    const near = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting ?? false), {
      root,
      rootMargin: "100% 0px",
    });
    const middle = new IntersectionObserver(([entry]) => entry?.isIntersecting && seen(), {
      root,
      rootMargin: "-45% 0px -55% 0px",
    });
    near.observe(box);
    middle.observe(box);
    return () => {
      near.disconnect();
      middle.disconnect();
    };
  }, []);

  // pdf.js draws on the canvas outside React.
  // biome-ignore lint/correctness/useExhaustiveDependencies: The zoom changes the width, which is read from the DOM.
  useEffect(() => {
    if (!isNear) return;
    let isGone = false;
    let stop = () => {};
    async function draw() {
      const page = await pdf.getPage(number);
      const text = await placedTextOf(page);
      if (isGone || !canvas.current || !frame.current) return;
      setText(text.map((piece) => piece.text + (piece.endsLine ? "\n" : "")).join(""));
      const viewport = page.getViewport({ scale: 1 });
      frame.current.style.aspectRatio = `${viewport.width} / ${viewport.height}`;
      const task = drawPage(page, canvas.current, frame.current.clientWidth);
      stop = () => task.cancel();
      await task.promise;
    }
    // A cancelled rendering, or one of a closed PDF, is not an error.
    draw().catch((error: unknown) => isGone || console.error(`Page ${number} could not be drawn`, error));
    return () => {
      isGone = true;
      stop();
    };
  }, [pdf, number, isNear, zoom]);

  return (
    <div ref={frame} className={styles.page} data-page={number}>
      {isNear && <canvas ref={canvas} role="img" aria-label={t("Page {number}", { number })} />}
      {matches.map((match) =>
        match.map(({ left, top, width, height }) => (
          <div
            key={`${left} ${top}`}
            className={styles.found}
            data-shown={match === shown}
            style={{ left: share(left), top: share(top), width: share(width), height: share(height) } as CSSProperties}
          />
        )),
      )}
      <div className="visually-hidden">{words}</div>
    </div>
  );
}

const share = (of: number) => `${of * 100}%`;
