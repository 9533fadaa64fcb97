/** An id of 24 hexadecimal digits, as files of the Universal Schedule Standard mostly have; the same text gives the same id. */
export function objectId(text: string): string {
  return [0x811c9dc5, 0x01000193, 0x9e3779b9].map((seed) => hash(text, seed).toString(16).padStart(8, "0")).join("");
}

/** FNV-1a over the text's UTF-16 units, begun at a seed, and mixed at the end so that near texts lie far apart. */
function hash(text: string, seed: number): number {
  let value = seed;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
