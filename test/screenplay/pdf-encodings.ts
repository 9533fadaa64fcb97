import { deflateRawSync } from "node:zlib";

/** Text of base 85, as the filter ASCII85Decode reads it. */
export function base85(bytes: Uint8Array): string {
  const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
  let text = "";
  for (let at = 0; at < padded.length; at += 4) {
    let value = padded.readUInt32BE(at);
    let group = "";
    for (let digit = 0; digit < 5; digit++) {
      group = String.fromCharCode(33 + (value % 85)) + group;
      value = Math.floor(value / 85);
    }
    text += group;
  }
  return `${text}~>`;
}

/** Compressed data whose first block holds the text as it is. */
export function deflatedAfter(text: string, content: Uint8Array): Uint8Array {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(text.length);
  size.writeUInt16LE(0xffff - text.length, 2);
  return Buffer.concat([Buffer.from([0x78, 0x9c, 0]), size, Buffer.from(text, "latin1"), deflateRawSync(content)]);
}

/** LZW data of so many spaces. */
export function lzwSpaces(count: number): Uint8Array {
  const bytes: number[] = [];
  let [held, bits, width, next, length] = [0, 0, 9, 258, 1];
  const put = (code: number) => {
    held = (held << width) | code;
    for (bits += width; bits >= 8; bits -= 8) bytes.push((held >> (bits - 8)) & 255);
    held &= 2 ** bits - 1;
  };
  put(256);
  put(32);
  for (let left = count - 1; left > 0; left -= length) {
    // The decoder does not know the code of one more space yet, and derives it from the one before.
    put(next < 4096 ? next++ : 4095);
    if (length < 4096 - 257) length++;
    width = Math.min(12, Math.floor(Math.log2(next + 1)) + 1);
  }
  put(257);
  bytes.push((held << (8 - bits)) & 255);
  return Buffer.from(bytes);
}
