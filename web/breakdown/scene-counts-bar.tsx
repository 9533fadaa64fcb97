import { sceneCounts } from "../../shared/breakdown/model/scene-counts.ts";
import type { Table } from "../../shared/tables/tsv.ts";
import { t } from "../i18n/translate.ts";
import { Fact, Facts } from "../ui/page/fact.tsx";
import styles from "./breakdown-editor.module.css";

/** Number of scenes of each kind, in one line. */
export function SceneCountsBar({ table }: { readonly table: Table }) {
  const { total, int, ext, intExt } = sceneCounts(table);
  return (
    <div className={styles.counts}>
      <Facts>
        <Fact name={t("Total Scenes")}>{total}</Fact>
        {int !== undefined && <Fact name="INT.">{int}</Fact>}
        {ext !== undefined && <Fact name="EXT.">{ext}</Fact>}
        {intExt !== undefined && <Fact name="INT/EXT">{intExt}</Fact>}
      </Facts>
    </div>
  );
}
