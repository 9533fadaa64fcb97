import UserRound from "lucide-react/icons/user-round";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { columnText } from "../../shared/breakdown/model/column-text.ts";
import { shownDates } from "../../shared/dates/shown-date.ts";
import { t } from "../i18n/translate.ts";
import { paths } from "../navigation/paths.ts";
import { useProject } from "../navigation/project-context.ts";
import { useSearchState } from "../navigation/use-search-state.ts";
import { OptionPicture } from "../options/option-picture.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Button } from "../ui/form/button.tsx";
import { Column } from "../ui/page/stack.tsx";
import { Table } from "../ui/table.tsx";
import type { CastList, ListedMember } from "./cast-list.ts";
import { CastState } from "./cast-state.tsx";
import type { CastStatus, WorkDays } from "./cast-status.ts";
import styles from "./cast-table.module.css";

const SCENE_COUNT = "Number of Scenes";

/** Who plays the roles and when they work, by cast id; undefined until loaded, or if it could not be. */
export interface Casting {
  readonly statuses?: ReadonlyMap<string, CastStatus> | undefined;
  /** Undefined also without a schedule. */
  readonly workDays?: ReadonlyMap<string, WorkDays> | undefined;
}

/** The cast list. A row opens the role's options, its number of scenes opens the scenes. */
export function CastTable({ columns, members, casting }: CastList & { readonly casting: Casting }) {
  const [{ scenes }, choose] = useSearchState("scenes");
  const opened = members.find(({ castId }) => castId === scenes);
  const isSeries = members.some(({ episodes }) => episodes !== undefined);
  return (
    <>
      <Table label={t("Cast list")} stacks>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" data-cell={column === "Character" ? undefined : "number"}>
                {columnText(column)}
              </th>
            ))}
            {isSeries && <th scope="col">{t("Episodes")}</th>}
            <th scope="col">{t("Actor")}</th>
            <th scope="col">{t("Status")}</th>
            <th scope="col" data-cell="number">
              {t("Work days")}
            </th>
            <th scope="col">{t("First day")}</th>
            <th scope="col">{t("Last day")}</th>
            <th scope="col">{t("Options")}</th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <MemberRow
              key={member.castId}
              columns={columns}
              member={member}
              casting={casting}
              onScenes={() => choose({ scenes: member.castId })}
            />
          ))}
        </tbody>
      </Table>
      {opened && <ScenesDialog member={opened} onClose={() => choose({ scenes: "" })} />}
    </>
  );
}

interface MemberRowProps {
  readonly columns: readonly string[];
  readonly member: ListedMember;
  readonly casting: Casting;
  readonly onScenes: () => void;
}

function MemberRow({ columns, member, casting, onScenes }: MemberRowProps) {
  const { id } = useProject();
  const { castId, character, cells, episodes, isGuest } = member;
  const status = casting.statuses?.get(castId);
  const work = casting.workDays?.get(castId);
  const cellOf = (column: string, text: string | undefined): ReactNode => {
    if (column === "Character") {
      return (
        <span className={styles.character}>
          <OptionPicture key={status?.photoId} address={status?.picture} size={40} icon={<UserRound />} />
          {text}
        </span>
      );
    }
    if (column !== SCENE_COUNT) return text;
    return (
      <Button
        aria-label={t("{count, plural, one {# scene} other {# scenes}} for {character}", {
          count: Number(text),
          character,
        })}
        onClick={onScenes}
      >
        {text}
      </Button>
    );
  };
  return (
    <tr className={styles.member}>
      {columns.map((column, at) => (
        <td
          key={column}
          className={column === SCENE_COUNT ? styles.count : column === "Character" ? undefined : styles.castId}
          data-cell={column === "Character" ? "title" : column === SCENE_COUNT ? undefined : "number"}
          data-label={column === SCENE_COUNT ? columnText(column) : undefined}
        >
          {cellOf(column, cells[at])}
        </td>
      ))}
      {episodes !== undefined && (
        <td className={styles.episodes} data-label={t("Episodes")}>
          {episodes} {isGuest && <small>{t("Guest")}</small>}
        </td>
      )}
      <td className={styles.actor} data-label={status?.actorName && t("Actor")}>
        {status?.actorName}
      </td>
      <td className={styles.state}>{status && <CastState status={status} />}</td>
      <td data-cell="number" className={styles.days} data-label={work && t("Work days")}>
        {work?.count}
      </td>
      <td data-cell="tight" className={styles.date} data-label={work && t("First day")}>
        {work && shownDates(work.first)}
      </td>
      <td data-cell="tight" className={styles.date} data-label={work && t("Last day")}>
        {work && shownDates(work.last)}
      </td>
      <td data-cell="tight">
        <Link
          className={styles.options}
          to={paths.castOptions(id, castId)}
          aria-label={t("View Options for {character}", { character })}
        >
          {t("View Options")}
        </Link>
      </td>
    </tr>
  );
}

function ScenesDialog({ member, onClose }: { readonly member: ListedMember; readonly onClose: () => void }) {
  const { character, sceneText, scenes } = member;
  return (
    <Dialog title={t("Scenes for {character}", { character })} maxWidth={600} onClose={onClose}>
      <Column>
        <p>{sceneText || t("No scenes in this draft")}</p>
        {scenes.length > 0 && (
          <ul className={styles.scenes}>
            {scenes.map((scene) => (
              <li key={scene}>{scene}</li>
            ))}
          </ul>
        )}
      </Column>
    </Dialog>
  );
}
