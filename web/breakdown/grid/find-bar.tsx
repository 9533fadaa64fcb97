import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import type { Ref } from "react";
import { t } from "../../i18n/translate.ts";
import control from "../../ui/form/control.module.css";
import { IconButton } from "../../ui/form/icon-button.tsx";
import styles from "./grid-toolbar.module.css";

interface FindInSheetProps {
  readonly words: string;
  /** Number of matches, and index of the active one (-1 for none). */
  readonly found: number;
  readonly at: number;
  readonly field: Ref<HTMLInputElement>;
  readonly onText: (words: string) => void;
  readonly onGo: (by: 1 | -1) => void;
  /** Called when the search is finished. */
  readonly onDone: () => void;
}

/** Searches the whole table, since the browser's search only finds rendered rows. */
export function FindInSheet({ words, found, at, field, onText, onGo, onDone }: FindInSheetProps) {
  return (
    <search className={styles.find}>
      <input
        ref={field}
        type="search"
        className={control.control}
        aria-label={t("Search the table")}
        placeholder={t("Search")}
        value={words}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") onGo(event.shiftKey ? -1 : 1);
          else if (event.key === "Escape") onDone();
        }}
      />
      {words.trim() !== "" && (
        <>
          <output>
            {found === 0
              ? t("Not found")
              : at < 0
                ? t("{found} found", { found })
                : t("{number} of {found}", { number: at + 1, found })}
          </output>
          <IconButton
            label={t("Previous match")}
            icon={<ChevronUp />}
            disabled={found === 0}
            onClick={() => onGo(-1)}
          />
          <IconButton label={t("Next match")} icon={<ChevronDown />} disabled={found === 0} onClick={() => onGo(1)} />
        </>
      )}
    </search>
  );
}
