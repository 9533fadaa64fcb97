import { crc32 } from "node:zlib";
import type { Coordinates } from "../../shared/roster/fields/coordinates.ts";

const segment = (marker: number, content: Uint8Array) =>
  Buffer.concat([Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255]), content]);

/** An EXIF block as a camera writes it, little endian: orientation, artist and GPS position. */
export function tiff({ orientation = 1, position }: { orientation?: number; position?: Coordinates } = {}): Buffer {
  const artist = Buffer.from("Secret Artist\0\0\0", "latin1");
  const gpsAt = 8 + 2 + 3 * 12 + 4 + artist.length;
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16LE(tag, 0);
    bytes.writeUInt16LE(type, 2);
    bytes.writeUInt32LE(count, 4);
    bytes.writeUInt32LE(value, 8);
    return bytes;
  };
  const count = (entries: number) => Buffer.from([entries, 0]);
  const end = Buffer.alloc(4);
  const main = [entry(0x0112, 3, 1, orientation), entry(0x013b, 2, 16, 8 + 2 + 3 * 12 + 4), entry(0x8825, 4, 1, gpsAt)];
  const head = Buffer.concat([Buffer.from("II*\0"), Buffer.from([8, 0, 0, 0]), count(3), ...main, end, artist]);
  if (!position) return Buffer.concat([head, count(0), end]);
  const rationals = (degrees: number) => {
    const size = Math.abs(degrees);
    const [whole, minutes] = [Math.floor(size), Math.floor((size % 1) * 60)];
    const seconds = Math.round(((size % 1) * 60 - minutes) * 60 * 10_000);
    const bytes = Buffer.alloc(24);
    for (const [at, value] of [whole, 1, minutes, 1, seconds, 10_000].entries()) bytes.writeUInt32LE(value, at * 4);
    return bytes;
  };
  const valuesAt = gpsAt + 2 + 4 * 12 + 4;
  const gps = [
    entry(1, 2, 2, (position.latitude < 0 ? "S" : "N").charCodeAt(0)),
    entry(2, 5, 3, valuesAt),
    entry(3, 2, 2, (position.longitude < 0 ? "W" : "E").charCodeAt(0)),
    entry(4, 5, 3, valuesAt + 24),
  ];
  return Buffer.concat([head, count(4), ...gps, end, rationals(position.latitude), rationals(position.longitude)]);
}

/** EXIF as embedded in a JPEG. */
export const exifSegment = (block: Uint8Array) =>
  segment(0xe1, Buffer.concat([Buffer.from("Exif\0\0", "latin1"), block]));

/** A JPEG with every kind of metadata segment that cameras and programs write, and secrets after its end. */
export function jpeg({ width = 64, height = 48, exif = tiff(), frame = 0xc0 } = {}): Buffer {
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from("JFIF\0\u0001\u0001\0\0\u0001\0\u0001\0\0", "latin1")),
    exifSegment(exif),
    segment(0xe1, Buffer.from("http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>secret</x:xmpmeta>", "latin1")),
    segment(0xe2, Buffer.from("ICC_PROFILE\0\u0001\u0001 Secret display", "latin1")),
    segment(0xed, Buffer.from("Photoshop 3.0\0secret caption", "latin1")),
    segment(0xfe, Buffer.from("secret comment")),
    segment(0xee, Buffer.from([...Buffer.from("Adobe"), 0, 100, 0, 0, 0, 0, 1])),
    segment(0xdb, Buffer.alloc(65, 1)),
    segment(frame, Buffer.from([8, ...size, 1, 1, 0x11, 0])),
    segment(0xc4, Buffer.alloc(20, 1)),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
    Buffer.from([0xff, 0xd9]),
    Buffer.from("secret film behind the end"),
  ]);
}

/** A PNG with texts and a time in it, and secrets after its end. */
export function png({ width = 64, height = 48, exif = tiff() } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("tEXt", Buffer.from("Author\0secret author")),
    chunk("iTXt", Buffer.from("XML:com.adobe.xmp\0secret")),
    chunk("eXIf", exif),
    chunk("IDAT", Buffer.from([1, 2, 3])),
    chunk("IEND", Buffer.alloc(0)),
    Buffer.from("secret behind the end"),
  ]);
}

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
