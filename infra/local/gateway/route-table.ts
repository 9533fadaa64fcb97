/** The parsed route key of an HTTP API, such as "GET /api/projects/{user}". */
export interface Pattern {
  readonly method: string;
  readonly segments: readonly string[];
}

export type PathParameters = Readonly<Record<string, string>>;

export function patternOf(routeKey: string): Pattern {
  if (routeKey === "$default") return { method: "ANY", segments: ["{rest+}"] };
  const [method = "", path = ""] = routeKey.split(" ");
  return { method, segments: segmentsOf(path) };
}

/**
 * Sorts by API Gateway's precedence, so that the first match wins: a literal segment before a variable, a variable
 * before a greedy one, a method before ANY.
 */
export function mostSpecificFirst(a: Pattern, b: Pattern): number {
  for (const [index, segment] of a.segments.entries()) {
    const difference = vagueness(segment) - vagueness(b.segments[index] ?? "");
    if (difference !== 0) return difference;
  }
  return Number(a.method === "ANY") - Number(b.method === "ANY");
}

/** The path parameters, or undefined when the route does not match. `path` is decoded. */
export function match({ method, segments }: Pattern, requestMethod: string, path: string): PathParameters | undefined {
  if (method !== "ANY" && method !== requestMethod) return undefined;
  const given = segmentsOf(path);
  const greedy = segments.at(-1)?.endsWith("+}") ?? false;
  if (greedy ? given.length < segments.length : given.length !== segments.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const name = /^\{(\w+)\+?\}$/.exec(segment)?.[1];
    const value = segment.endsWith("+}") ? given.slice(index).join("/") : given[index]!;
    if (name === undefined ? segment !== value : value === "") return undefined;
    if (name !== undefined) parameters[name] = value;
  }
  return parameters;
}

function segmentsOf(path: string): string[] {
  return path.split("/").slice(1);
}

function vagueness(segment: string): number {
  if (segment.endsWith("+}")) return 2;
  return segment.startsWith("{") ? 1 : 0;
}
