import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { type ReactNode, useState } from "react";
import { t } from "../../i18n/translate.ts";
import { Button } from "../../ui/form/button.tsx";
import { IconButton } from "../../ui/form/icon-button.tsx";
import { Card } from "../../ui/page/card.tsx";
import { StatusLine } from "../../ui/status-line.tsx";
import styles from "./lines.module.css";

interface LinesProps<Line> {
  readonly title: string;
  /** Name of one line: "delay". */
  readonly one: string;
  readonly lines: Readonly<Record<string, Line>>;
  /** An empty line. */
  readonly blank: Line;
  readonly disabled: boolean;
  /** Ids of the lines' elements, for links to them. */
  readonly idOf?: (key: string) => string;
  /** Saves a line, or removes it when null. */
  readonly onLine: (key: string, line: Line | null) => void;
  readonly children: (line: Line, key: string) => ReactNode;
}

/** A list of lines that can be added and removed. */
export function Lines<Line>({ title, one, lines, blank, disabled, idOf, onLine, children }: LinesProps<Line>) {
  const [removed, setRemoved] = useState<{ readonly key: string; readonly line: Line }>();
  const entries = Object.entries(lines);
  return (
    <Card
      title={title}
      actions={
        !disabled && (
          <Button icon={<Plus />} onClick={() => onLine(crypto.randomUUID(), blank)}>
            {t("Add {one}", { one })}
          </Button>
        )
      }
    >
      <StatusLine
        status={removed && { kind: "info", text: t("Removed a {one}", { one }) }}
        action={
          removed && (
            <Button
              onClick={() => {
                onLine(removed.key, removed.line);
                setRemoved(undefined);
              }}
            >
              {t("Undo")}
            </Button>
          )
        }
      />
      {entries.length === 0 && <p className={styles.none}>{t("None.")}</p>}
      <ul className={styles.lines}>
        {entries.map(([key, line], at) => (
          <li key={key} id={idOf?.(key)} aria-label={`${title} ${at + 1}`} className={styles.line}>
            <div className={styles.fields}>{children(line, key)}</div>
            {!disabled && (
              <IconButton
                label={t("Remove {one} {number}", { one, number: at + 1 })}
                icon={<Trash2 />}
                onClick={() => {
                  setRemoved({ key, line });
                  onLine(key, null);
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
