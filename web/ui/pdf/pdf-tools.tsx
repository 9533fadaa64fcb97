import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { useState } from "react";
import { wholePercentText } from "../../i18n/numbers.ts";
import { t } from "../../i18n/translate.ts";
import control from "../form/control.module.css";
import { IconButton } from "../form/icon-button.tsx";
import styles from "./pdf-tools.module.css";
import type { usePdfSearch } from "./use-pdf-search.ts";

/** Zoom levels in per cent of the available width. */
const ZOOMS: readonly number[] = [50, 75, 100, 125, 150, 200, 300];

/** Limits the zoom, also for pinch gestures. */
export const zoomWithin = (zoom: number): number => Math.round(Math.min(300, Math.max(50, zoom)));

interface PdfToolsProps {
  /** Visible page, and number of pages. */
  readonly page: number;
  readonly pages: number;
  readonly zoom: number;
  readonly search: ReturnType<typeof usePdfSearch>;
  readonly onPage: (page: number) => void;
  readonly onZoom: (zoom: number) => void;
}

/** Toolbar of a PDF: pages, zoom and search. */
export function PdfTools({ page, pages, zoom, search, onPage, onZoom }: PdfToolsProps) {
  return (
    <header className={styles.tools}>
      <PageField {...{ page, pages, onPage }} />
      <div className={styles.group}>
        <IconButton
          label={t("Smaller")}
          icon={<ZoomOut />}
          disabled={zoom <= ZOOMS[0]!}
          onClick={() => onZoom(ZOOMS.findLast((one) => one < zoom) ?? zoom)}
        />
        <output>{wholePercentText(zoom / 100)}</output>
        <IconButton
          label={t("Larger")}
          icon={<ZoomIn />}
          disabled={zoom >= ZOOMS.at(-1)!}
          onClick={() => onZoom(ZOOMS.find((one) => one > zoom) ?? zoom)}
        />
      </div>
      <search className={styles.group}>
        <input
          type="search"
          className={control.control}
          aria-label={t("Search the pages")}
          placeholder={t("Search")}
          value={search.query}
          onChange={(event) => search.look(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && search.goOn(event.shiftKey ? -1 : 1)}
        />
        {search.query.trim() !== "" && (
          <>
            <output>{textFor(search)}</output>
            <IconButton label={t("Previous match")} icon={<ChevronUp />} onClick={() => search.goOn(-1)} />
            <IconButton label={t("Next match")} icon={<ChevronDown />} onClick={() => search.goOn(1)} />
          </>
        )}
      </search>
    </header>
  );
}

function textFor({ found, at, isReading }: PdfToolsProps["search"]): string {
  if (found.length > 0) return t("{number} of {count}", { number: at + 1, count: found.length });
  return isReading ? t("Searching...") : t("Not found");
}

/** The visible page's number, in a field that navigates to another page. */
function PageField({ page, pages, onPage }: Pick<PdfToolsProps, "page" | "pages" | "onPage">) {
  const [typed, setTyped] = useState<string>();
  const number = Number(typed ?? page);
  const problem =
    Number.isInteger(number) && number >= 1 && number <= pages
      ? ""
      : t('"{typed}" is not a page from 1 to {pages}.', { typed, pages });

  function go() {
    if (problem !== "" || typed === undefined) return;
    onPage(number);
    setTyped(undefined);
  }

  return (
    <form
      className={styles.group}
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <label>
        {t("Page")}{" "}
        <input
          className={control.control}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? page}
          aria-invalid={problem !== ""}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={go}
        />
      </label>
      <span>{t("of {pages}", { pages })}</span>
      {problem !== "" && <p role="alert">{problem}</p>}
    </form>
  );
}
