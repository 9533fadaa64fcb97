/** The head of a table of numbers whose rows have names. */
export function ColumnHeads({ names }: { readonly names: readonly string[] }) {
  return (
    <thead>
      <tr>
        <td />
        {names.map((name) => (
          <th key={name} scope="col" data-cell="number">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
