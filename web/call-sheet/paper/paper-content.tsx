import type {
  CanvasElement,
  Content,
  ContentTable,
  ContentText,
  CustomTableLayout,
  Style,
  TableCell,
} from "pdfmake/interfaces.js";
import type { CSSProperties, ReactNode } from "react";
import type { ActualText } from "../../../shared/print/actual-text.ts";
import { columnWidth, styleOf } from "./paper-style.ts";

/** A part of a pdfmake document, as far as call sheets have such parts: text, stacks, columns, tables, lines, a logo. */
export function PaperContent({ of }: { readonly of: Content }): ReactNode {
  if (of === "") return null;
  if (typeof of === "string" || typeof of === "number") return <div>{of}</div>;
  if (Array.isArray(of)) return inOrder(of);
  const style = styleOf(of as Style); // every part of a document has the properties of a style
  if (of.stack !== undefined) {
    const section = "id" in of ? { "data-section": of.id, style: { ...style, display: "flow-root" } } : { style };
    return <div {...section}>{inOrder(of.stack)}</div>;
  }
  if (of.columns !== undefined) {
    const { columns, columnGap } = of;
    const widths = columns.map((column) =>
      columnWidth(typeof column === "object" && "width" in column ? column.width : "*"),
    );
    return (
      <div
        style={{
          ...style,
          ...{ display: "grid", gridTemplateColumns: widths.join(" ") },
          columnGap: typeof columnGap === "number" ? columnGap : 0,
        }}
      >
        {keyed(columns).map(([key, column]) => (
          <div key={key}>
            <PaperContent of={column} />
          </div>
        ))}
      </div>
    );
  }
  if (of.table !== undefined) return <PaperTable of={of} style={style} />;
  if (of.canvas !== undefined) return <Drawing shapes={of.canvas} style={style} />;
  if (of.image !== undefined) return <img src={of.image} alt="" style={{ ...style, ...sizeOf(of.fit) }} />;
  if (of.text !== undefined) return <div style={{ whiteSpace: "pre-wrap", ...style }}>{inLine(readable(of))}</div>;
  return null;
}

const inOrder = (parts: readonly Content[]): ReactNode =>
  keyed(parts).map(([key, part]) => <PaperContent key={key} of={part} />);

/** The parts of a document have no identity other than their place. */
const keyed = <Part,>(parts: readonly Part[]) => parts.map((part, at): [key: number, part: Part] => [at, part]);

/** The text as written where the document has it in the order in which a PDF sets it, which browsers do themselves. */
function readable({ text, ...more }: ContentText & ActualText): Content {
  const isTurned =
    Array.isArray(text) && text.some((run) => typeof run === "object" && "font" in run && run.font === "Arabic");
  return isTurned && more.spoken !== undefined ? more.spoken : text;
}

/** Text within a line: words, and runs with their own style. */
function inLine(text: Content): ReactNode {
  if (typeof text === "string" || typeof text === "number") return text;
  if (Array.isArray(text)) return keyed(text).map(([key, run]) => <span key={key}>{inLine(run)}</span>);
  return text.text !== undefined ? <span style={styleOf(text as Style)}>{inLine(text.text)}</span> : null;
}

function PaperTable({ of, style }: { readonly of: ContentTable; readonly style: CSSProperties }) {
  const { table } = of;
  const layout: CustomTableLayout = typeof of.layout === "object" ? of.layout : {};
  const widths = table.widths === undefined || typeof table.widths === "string" ? [] : table.widths;
  return (
    <div
      data-table={table.headerRows ? "titled" : "plain"}
      style={{
        ...style,
        display: "grid",
        gridTemplateColumns: table.body[0]?.map((_, column) => cellWidth(widths[column], column, of, layout)).join(" "),
      }}
    >
      {keyed(table.body).map(([row, cells]) =>
        keyed(cells).map(([column, cell]) => {
          if (cell === "" && isCovered(cells, column)) return null;
          const span = spanOf(cell);
          return (
            <div
              key={`${row} ${column}`}
              data-column={column}
              style={cellStyle({ row, column, span, cell, of, layout })}
            >
              <PaperContent of={contentOf(cell)} />
            </div>
          );
        }),
      )}
    </div>
  );
}

/** The widths of a document's columns do not include their padding. */
function cellWidth(width: string | number | undefined, column: number, of: ContentTable, layout: CustomTableLayout) {
  if (typeof width !== "number") return columnWidth(width);
  const padding = [layout.paddingLeft, layout.paddingRight].map((side) => side?.(column, of) ?? 4);
  return `${width + padding.reduce((sum, one) => sum + one, 0)}px`;
}

const spanOf = (cell: TableCell | undefined): number =>
  (typeof cell === "object" && "colSpan" in cell && cell.colSpan) || 1;

/** Whether a cell is covered by one before it that spans several columns. */
const isCovered = (cells: readonly TableCell[], column: number): boolean =>
  cells.slice(0, column).some((cell, at) => at + spanOf(cell) > column);

/** What is in a cell. Its fill belongs to the cell, its margin to what is in it. */
const contentOf = (cell: TableCell): Content => cell as Content; // all cells of call sheets have content

interface PlacedCell {
  readonly row: number;
  readonly column: number;
  readonly span: number;
  readonly cell: TableCell;
  readonly of: ContentTable;
  readonly layout: CustomTableLayout;
}

function cellStyle({ row, column, span, cell, of, layout }: PlacedCell): CSSProperties {
  const last = column + span - 1;
  const line = (at: number) => `${layout.hLineWidth?.(at, of) ?? 1}px solid ${colour(layout.hLineColor, at, of)}`;
  const upright = (at: number) => `${layout.vLineWidth?.(at, of) ?? 1}px solid ${colour(layout.vLineColor, at, of)}`;
  const filled = typeof cell === "object" && "fillColor" in cell ? cell.fillColor : fillOf(layout, row, of);
  return {
    gridColumn: `span ${span}`,
    borderBlockStart: line(row),
    ...(row === of.table.body.length - 1 && { borderBlockEnd: line(row + 1) }),
    ...(column > 0 && { borderInlineStart: upright(column) }),
    paddingLeft: layout.paddingLeft?.(column, of) ?? 4,
    paddingRight: layout.paddingRight?.(last, of) ?? 4,
    paddingTop: layout.paddingTop?.(row, of) ?? 2,
    paddingBottom: layout.paddingBottom?.(row, of) ?? 2,
    ...(typeof filled === "string" && { background: filled }),
  };
}

function colour(of: CustomTableLayout["hLineColor"], at: number, table: ContentTable): string {
  const found = typeof of === "function" ? of(at, table, 0) : of;
  return typeof found === "string" ? found : "black";
}

function fillOf({ fillColor }: CustomTableLayout, row: number, of: ContentTable) {
  return typeof fillColor === "function" ? fillColor(row, of, 0) : fillColor;
}

/** Lines, boxes and circles, which take the room of the largest. */
function Drawing({ shapes, style }: { readonly shapes: readonly CanvasElement[]; readonly style: CSSProperties }) {
  const ends = shapes.map(endOf);
  const [width, height] = [Math.max(...ends.map(([x]) => x)), Math.max(...ends.map(([, y]) => y))];
  return (
    <svg aria-hidden width={width} height={height} style={{ display: "block", overflow: "visible", ...style }}>
      {keyed(shapes).map(([key, shape]) => (
        <Shape key={key} of={shape} />
      ))}
    </svg>
  );
}

function endOf(shape: CanvasElement): readonly [x: number, y: number] {
  if (shape.type === "line") return [Math.max(shape.x1, shape.x2), Math.max(shape.y1, shape.y2)];
  if (shape.type === "rect") return [shape.x + shape.w, shape.y + shape.h];
  return shape.type === "ellipse" ? [shape.x + shape.r1, shape.y + (shape.r2 ?? shape.r1)] : [0, 0];
}

function Shape({ of }: { readonly of: CanvasElement }) {
  const { lineColor: stroke = "black", lineWidth: strokeWidth = 1 } = of;
  const fill = "color" in of && typeof of.color === "string" ? of.color : "none";
  if (of.type === "line") {
    const { x1, y1, x2, y2 } = of;
    return <line {...{ x1, y1, x2, y2, stroke, strokeWidth }} />;
  }
  if (of.type === "rect")
    return <rect x={of.x} y={of.y} width={of.w} height={of.h} {...{ fill, stroke, strokeWidth }} />;
  if (of.type !== "ellipse") return null;
  return <ellipse cx={of.x} cy={of.y} rx={of.r1} ry={of.r2 ?? of.r1} {...{ fill, stroke, strokeWidth }} />;
}

/** The largest size of a picture. */
function sizeOf(fit: readonly number[] | undefined): CSSProperties {
  const [maxWidth, maxHeight] = fit ?? [];
  return { display: "block", ...(maxWidth && { maxWidth }), ...(maxHeight && { maxHeight }) };
}
