import type { Deed } from "../../shared/contract/audit.ts";
import { ColumnHeads } from "../ui/column-heads.tsx";
import { Table } from "../ui/table.tsx";
import { wordsOfDeed } from "./deed-words.ts";

const COLUMNS = ["What", "Who", "When", "Details"];
const WHEN = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "medium" });

/** What was done in a project, newest first. */
export function DeedTable({ deeds }: { readonly deeds: readonly Deed[] }) {
  return (
    <Table label="Who did what" stacks>
      <ColumnHeads columns={COLUMNS} />
      <tbody>
        {deeds.map(({ at, who, what, details, requestId }) => (
          <tr key={requestId}>
            <th scope="row" data-cell="name">
              {wordsOfDeed(what)}
            </th>
            <td data-label="Who">{who}</td>
            <td data-label="When">{WHEN.format(new Date(at))}</td>
            <td data-cell="prose" data-label="Details">
              {details || "–"}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
