import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import type { Department } from "../../shared/call-sheet/crew.ts";
import { Card } from "../ui/card.tsx";
import { EditableCell } from "../ui/editable-cell.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Table } from "../ui/table.tsx";

interface DepartmentCardProps {
  readonly department: Department;
  /** Called with the changed department; without it the card is for reading. */
  readonly onChange?: ((department: Department) => void) | undefined;
  readonly onDelete: () => void;
}

/** A department with its positions and who holds them. */
export function DepartmentCard({ department, onChange, onDelete }: DepartmentCardProps) {
  const { name, positions } = department;
  const withPositions = (changed: Department["positions"]) => onChange?.({ ...department, positions: changed });
  const set = (at: number, part: "position" | "name", text: string) =>
    withPositions(positions.map((row, index) => (index === at ? { ...row, [part]: text } : row)));
  return (
    <Card
      padding="edge"
      title={
        onChange ? (
          <EditableCell
            label={`Name of ${name}`}
            value={name}
            onChange={(text) => onChange({ ...department, name: text })}
          />
        ) : (
          name
        )
      }
      actions={
        onChange && (
          <>
            <IconButton
              label={`Add a position to ${name}`}
              icon={<Plus />}
              onClick={() => withPositions([...positions, { position: "", name: "" }])}
            />
            <IconButton label={`Delete ${name}`} icon={<Trash2 />} onClick={onDelete} />
          </>
        )
      }
    >
      <Table label={name}>
        <thead>
          <tr>
            <th scope="col">Position</th>
            <th scope="col">Name</th>
          </tr>
        </thead>
        <tbody>
          {positions.length === 0 && (
            <tr>
              <td colSpan={2}>No positions yet</td>
            </tr>
          )}
          {positions.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is nothing but its place
            <tr key={at}>
              <td>
                {onChange ? (
                  <EditableCell
                    label={`Position ${at + 1} in ${name}`}
                    value={row.position}
                    onChange={(text) => set(at, "position", text)}
                  />
                ) : (
                  row.position
                )}
              </td>
              <td>
                {onChange ? (
                  <EditableCell
                    label={`Name of position ${at + 1} in ${name}`}
                    value={row.name}
                    onChange={(text) => set(at, "name", text)}
                  />
                ) : (
                  row.name
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
