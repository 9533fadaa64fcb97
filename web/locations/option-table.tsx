import type { LocationOption } from "../../shared/roster/options/option.ts";
import type { OptionLock } from "../../shared/roster/options/option-lock.ts";
import { t } from "../i18n/translate.ts";
import type { Pictured } from "../options/option-thumbnail.ts";
import { Table } from "../ui/table.tsx";
import { OptionRow } from "./option-row.tsx";

interface OptionTableProps {
  readonly label: string;
  readonly options: readonly Pictured<LocationOption>[];
  /** Who locked the locked option, and when. */
  readonly lock: OptionLock | undefined;
  /** Names of the options selected for removal; undefined outside removal mode. */
  readonly ticked: ReadonlySet<string> | undefined;
  readonly onTick: (locationName: string) => void;
  /** Called with the option to lock, or with null to unlock. */
  readonly onLock: (locationName: string | null) => void;
}

/** A group's location options. */
export function OptionTable({ label, options, lock, ticked, onTick, onLock }: OptionTableProps) {
  return (
    <Table label={label} stacks>
      <thead>
        <tr>
          {ticked && (
            <th scope="col" data-cell="check">
              <span className="visually-hidden">{t("Remove")}</span>
            </th>
          )}
          <th scope="col" data-cell="number">
            {t("S.No.")}
          </th>
          <th scope="col">{t("Location Name")}</th>
          <th scope="col">{t("Media")}</th>
          <th scope="col">{t("Address")}</th>
          <th scope="col">{t("GMap Pin")}</th>
          <th scope="col">{t("Dates")}</th>
          <th scope="col">{t("Lock")}</th>
        </tr>
      </thead>
      <tbody>
        {options.map((option, at) => {
          const { locationName } = option;
          return (
            <OptionRow
              key={locationName}
              number={at + 1}
              option={option}
              lock={option.locked && lock?.name === locationName ? lock : undefined}
              onLock={(isLocked) => onLock(isLocked ? locationName : null)}
              removal={ticked && { isTicked: ticked.has(locationName), onTick: () => onTick(locationName) }}
            />
          );
        })}
      </tbody>
    </Table>
  );
}
