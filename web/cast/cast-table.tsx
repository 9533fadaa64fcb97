import { Link } from "react-router-dom";
import { paths } from "../paths.ts";
import { useProject } from "../project-context.ts";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Column } from "../ui/column.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Table } from "../ui/table.tsx";
import { useAddress } from "../use-address.ts";
import type { CastList, ListedMember } from "./cast-list.ts";
import styles from "./cast-table.module.css";

const SCENE_COUNT = "Number of Scenes";

/** The cast list. The number of someone's scenes opens them. */
export function CastTable({ columns, members }: CastList) {
  const { id } = useProject();
  const [{ scenes }, choose] = useAddress("scenes");
  const opened = members.find(({ castId }) => castId === scenes);
  return (
    <>
      <Table label={say("Cast list")}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col">{say("Options")}</th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr key={member.castId}>
              {columns.map((column, at) => (
                <td key={column} className={column === SCENE_COUNT ? styles.count : undefined}>
                  {column === SCENE_COUNT ? (
                    <Button
                      aria-label={say("{count} scenes for {character}", {
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
                  aria-label={say("View Options for {character}", { character: member.character })}
                >
                  {say("View Options")}
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
    <Dialog title={say("Scenes for {character}", { character })} maxWidth={600} onClose={onClose}>
      <Column>
        <p>{sceneText || say("No scenes in this draft")}</p>
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
