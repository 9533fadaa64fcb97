import Pencil from "lucide-react/icons/pencil";
import { useState } from "react";
import { castCallsInUnits } from "../../../shared/call-sheet/build/calls-in-units.ts";
import { eventOf, isCalled, unitOfStatus } from "../../../shared/call-sheet/build/cast-status.ts";
import type { CallSheet, CastCall } from "../../../shared/call-sheet/model/call-sheet.ts";
import type { CastPlan } from "../../../shared/call-sheet/model/day-plan.ts";
import { withDayMarks } from "../../../shared/dates/day-marks.ts";
import { t } from "../../i18n/translate.ts";
import { IconButton } from "../../ui/form/icon-button.tsx";
import { Table } from "../../ui/table.tsx";
import { CastCallDialog } from "./cast-call-dialog.tsx";
import cards from "./cast-table.module.css";
import styles from "./sections.module.css";
import stackedStyles from "./stacked-table.module.css";

interface CastTableProps {
  readonly sheet: CallSheet;
  /** Called with a cast member's new plan; undefined when read-only. */
  readonly onPlan?: ((plan: CastPlan) => void) | undefined;
}

const TIMES = [
  ["pickUp", t("Pickup")],
  ["report", t("Report")],
  ["wardrobe", t("Wardrobe")],
  ["onSet", t("On set")],
] as const;

/** When all units call someone, if more than one does. */
function CallsInUnits({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : <small className={stackedStyles.second}>{withDayMarks(text)}</small>;
}

/** The called cast with times. */
export function CastTable({ sheet, onPlan }: CastTableProps) {
  const [chosen, setChosen] = useState<CastCall>();
  if (sheet.cast.length === 0) return <p className={styles.nothing}>{t("No cast working this day.")}</p>;
  const times = TIMES.filter(([part]) => part !== "pickUp" || sheet.cast.some(({ pickUp }) => pickUp !== ""));
  const columns = [
    ["id", t("ID")],
    ["character", t("Character")],
    ["actor", t("Actor")],
    ["status", t("Status")],
    ...times,
  ];
  return (
    <div className={`${stackedStyles.stacked} ${cards.cast}`}>
      <Table label={t("Cast")}>
        <thead>
          <tr>
            {columns.map(([part, name]) => (
              <th key={part} scope="col" data-part={part}>
                {name}
              </th>
            ))}
            {onPlan && (
              <th scope="col" data-part="edit">
                <span className="visually-hidden">{t("Change")}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {sheet.cast.map((call) => (
            <tr key={call.castId}>
              <th scope="row" data-part="id">
                {call.castId}
              </th>
              <td data-part="character">
                {call.character}
                <CallsInUnits text={castCallsInUnits(call, sheet)} />
                {call.remarks && <small className={stackedStyles.second}>{call.remarks}</small>}
              </td>
              <td data-part="actor">
                {call.actor || t("TBD")}
                {call.minor !== null && <small className={stackedStyles.second}>{t("Minor")}</small>}
              </td>
              <td data-part="status" data-label={t("Status")}>
                {statusText(call.status)}
              </td>
              {times.map(([part, name]) => (
                <td key={part} data-cell="tight" data-part={part} data-label={name}>
                  {withDayMarks(call[part])}
                </td>
              ))}
              {onPlan && (
                <td data-cell="tight" data-part="edit">
                  {isCalled(call.status) && (
                    <IconButton
                      label={t("Change the call for {character}", { character: call.character })}
                      icon={<Pencil />}
                      onClick={() => setChosen(call)}
                    />
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      {chosen && onPlan && (
        <CastCallDialog
          sheet={sheet}
          call={chosen}
          onClose={() => setChosen(undefined)}
          onPlan={(plan) => {
            onPlan(plan);
            setChosen(undefined);
          }}
        />
      )}
    </div>
  );
}

function statusText(status: string): string {
  const unit = unitOfStatus(status);
  if (unit !== undefined) return t("W – with {unit}", { unit });
  const words = status === "H" ? t("on hold") : eventOf(status)?.toLowerCase();
  return words === undefined ? status : `${status} – ${words}`;
}
