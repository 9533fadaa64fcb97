import { ServiceError } from "../../engine.ts";

/** The bytes from `start` to `end`, both inclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Parses a header such as `bytes=0-99`, `bytes=100-` or `bytes=-100`; any other value requests the whole object. */
export function parseRange(header: string | undefined, size: number): Range | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return undefined;
  if (first !== "" && last !== "" && Number(last) < Number(first)) return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (start <= end) return { start, end };
  throw new ServiceError("InvalidRange", "The requested range is not satisfiable", 416, {
    RangeRequested: header,
    ActualObjectSize: size,
  });
}
