import type { Deed } from "../../shared/contract/audit.ts";
import { locale } from "../texts/language.ts";
import { say } from "../texts/say.ts";
import { whenNeeded } from "../texts/when-needed.ts";
import { ColumnHeads } from "../ui/column-heads.tsx";
import { Table } from "../ui/table.tsx";
import styles from "./deed-table.module.css";
import { detailsInWords, wordsOfDeed } from "./deed-words.ts";

const COLUMNS = [say("What"), say("Who"), say("When"), say("Details"), say("Watermark ID")];
const whenFormat = whenNeeded(() => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "medium" }));

/** What was done in a project, newest first. */
export function DeedTable({ deeds }: { readonly deeds: readonly Deed[] }) {
  return (
    <Table label={say("Activity log")} stacks>
      <ColumnHeads columns={COLUMNS} />
      <tbody>
        {deeds.map(({ at, who, what, details, requestId, mark }) => (
          <tr key={requestId}>
            <th scope="row" data-cell="name">
              {wordsOfDeed(what, details)}
            </th>
            <td className={styles.who} data-label={say("Who")}>
              {who}
            </td>
            <td data-label={say("When")}>{whenFormat().format(new Date(at))}</td>
            <td data-cell="prose" data-label={say("Details")}>
              {detailsInWords(what, details) || "–"}
            </td>
            <td data-label={say("Watermark ID")}>{mark}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
