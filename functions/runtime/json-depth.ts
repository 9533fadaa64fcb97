/** Far deeper than any payload or stored row. */
export const MAX_JSON_DEPTH = 100;

const [QUOTE, BACKSLASH, OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\[]{}'].map((sign) =>
  sign.charCodeAt(0),
);

/**
 * The deepest nesting of arrays and objects in a JSON text. Values of a few thousand levels overflow the stack of
 * recursive code such as JSON.stringify.
 */
export function jsonDepth(json: string): number {
  let depth = 0;
  let deepest = 0;
  let isString = false;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (isString && code === BACKSLASH) at++;
    else if (code === QUOTE) isString = !isString;
    else if (isString) continue;
    else if (code === OPEN_ARRAY || code === OPEN_OBJECT) deepest = Math.max(deepest, ++depth);
    else if (code === CLOSE_ARRAY || code === CLOSE_OBJECT) depth--;
  }
  return deepest;
}
