/** Style of a cell. */
export interface CellLook {
  /** RRGGBB; undefined for white. */
  readonly fill?: string | undefined;
  readonly isBold?: boolean;
  readonly isCentred?: boolean;
  /** Whether the text has a hidden apostrophe, so that editing it does not turn it into a formula. */
  readonly isQuoted: boolean;
}

/** Background colour of header cells. */
export const HEAD_FILL = "D9D9D6";

const FIRST_CELL_STYLE = 1;
const STYLES_PER_FILL = 8;
/** Every workbook begins with two built-in fills. */
const OWN_FILLS = 2;
const RULE = "B4B4B0";
const BOTH = [false, true];

/** Index of a cell's style in a workbook with the given fills. */
export function styleOf({ fill, isBold, isCentred, isQuoted }: CellLook, fills: readonly string[]): number {
  const place = fill === undefined ? 0 : fills.indexOf(fill) + 1;
  return FIRST_CELL_STYLE + place * STYLES_PER_FILL + (isBold ? 4 : 0) + (isCentred ? 2 : 0) + (isQuoted ? 1 : 0);
}

/** The style sheet of a workbook, in the order of `styleOf`. */
export function stylesXml(fills: readonly string[]): string {
  const side = (name: string) => `<${name} style="thin"><color rgb="FF${RULE}"/></${name}>`;
  const formats = [
    '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
    ...[0, ...fills.map((_, at) => at + OWN_FILLS)].flatMap((fill) =>
      BOTH.flatMap((isBold) =>
        BOTH.flatMap((isCentred) => BOTH.map((isQuoted) => format({ fill, isBold, isCentred, isQuoted }))),
      ),
    ),
  ];
  return [
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    '<fonts count="2"><font><sz val="10"/><name val="Calibri"/></font><font><b/><sz val="10"/><name val="Calibri"/></font></fonts>',
    `<fills count="${fills.length + OWN_FILLS}"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>`,
    ...fills.map((fill) => `<fill><patternFill patternType="solid"><fgColor rgb="FF${fill}"/></patternFill></fill>`),
    "</fills>",
    '<borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border>',
    `<border>${["left", "right", "top", "bottom"].map(side).join("")}<diagonal/></border></borders>`,
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${formats.length}">${formats.join("")}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
    "</styleSheet>",
  ].join("");
}

function format(look: { fill: number; isBold: boolean; isCentred: boolean; isQuoted: boolean }): string {
  const { fill, isBold, isCentred, isQuoted } = look;
  const quoted = isQuoted ? ' quotePrefix="1"' : "";
  return [
    `<xf numFmtId="0" fontId="${isBold ? 1 : 0}" fillId="${fill}" borderId="1" xfId="0"${quoted} applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1">`,
    `<alignment horizontal="${isCentred ? "center" : "left"}" vertical="top" wrapText="1"/></xf>`,
  ].join("");
}
