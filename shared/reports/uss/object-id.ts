/** A deterministic id of 24 hexadecimal digits, the usual format in files of the Universal Schedule Standard. */
export function objectId(text: string): string {
  return [0x811c9dc5, 0x01000193, 0x9e3779b9].map((seed) => hash(text, seed).toString(16).padStart(8, "0")).join("");
}

/** FNV-1a over the UTF-16 code units from a seed, with final mixing so that similar texts get distant hashes. */
function hash(text: string, seed: number): number {
  let value = seed;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
