/** Header of a table of numbers with row headings. */
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
