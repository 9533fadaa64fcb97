import { sceneCounts } from "../../shared/breakdown/model/scene-counts.ts";
import type { Table } from "../../shared/tables/tsv.ts";
import { t } from "../i18n/translate.ts";
import { Fact, Facts } from "../ui/page/fact.tsx";
import styles from "./breakdown-editor.module.css";

interface SceneCountsBarProps {
  readonly table: Table;
  /** In one line beside the title. */
  readonly isBeside?: boolean;
}

/** Number of scenes of each kind. */
export function SceneCountsBar({ table, isBeside = false }: SceneCountsBarProps) {
  const { total, int, ext, intExt } = sceneCounts(table);
  const facts = (
    <Facts>
      <Fact name={t("Total Scenes")}>{total}</Fact>
      {int !== undefined && <Fact name="INT.">{int}</Fact>}
      {ext !== undefined && <Fact name="EXT.">{ext}</Fact>}
      {intExt !== undefined && <Fact name="INT/EXT">{intExt}</Fact>}
    </Facts>
  );
  return isBeside ? <div className={styles.counts}>{facts}</div> : facts;
}
