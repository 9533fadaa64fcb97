import { Link } from "react-router-dom";
import { t } from "../i18n/translate.ts";
import { paths } from "../navigation/paths.ts";
import { useProject } from "../navigation/project-context.ts";
import { useSearchState } from "../navigation/use-search-state.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Button } from "../ui/form/button.tsx";
import { Column } from "../ui/page/stack.tsx";
import { Table } from "../ui/table.tsx";
import type { CastList, ListedMember } from "./cast-list.ts";
import styles from "./cast-table.module.css";

const SCENE_COUNT = "Number of Scenes";

/** The cast list. The number of scenes opens the scenes. */
export function CastTable({ columns, members }: CastList) {
  const { id } = useProject();
  const [{ scenes }, choose] = useSearchState("scenes");
  const opened = members.find(({ castId }) => castId === scenes);
  return (
    <>
      <Table label={t("Cast list")}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col">{t("Options")}</th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr key={member.castId}>
              {columns.map((column, at) => (
                <td key={column} className={column === SCENE_COUNT ? styles.count : undefined}>
                  {column === SCENE_COUNT ? (
                    <Button
                      aria-label={t("{count} scenes for {character}", {
                        count: member.cells[at],
                        character: member.character,
                      })}
                      onClick={() => choose({ scenes: member.castId })}
                    >
                      {member.cells[at]}
                    </Button>
                  ) : (
                    member.cells[at]
                  )}
                </td>
              ))}
              <td>
                <Link
                  className={styles.options}
                  to={paths.castOptions(id, member.castId)}
                  aria-label={t("View Options for {character}", { character: member.character })}
                >
                  {t("View Options")}
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {opened && <ScenesDialog member={opened} onClose={() => choose({ scenes: "" })} />}
    </>
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
