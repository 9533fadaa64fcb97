import { describe, expect, it } from "vitest";
import { inspectPhoto, inspectSmall } from "../../shared/roster/photo-file/inspect.ts";
import { MAX_PHOTO_BYTES } from "../../shared/roster/photo-file/limits.ts";
import { jpeg, png, tiff } from "./pictures.ts";

const position = { latitude: -33.85678, longitude: 151.2153 };
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

describe.each([
  ["a JPEG", jpeg, "jpeg"],
  ["a PNG", png, "png"],
] as const)("%s", (_, made, format) => {
  it("is recognised by its bytes, with its size and place", () => {
    expect(inspectPhoto(made({ exif: tiff({ position }) }))).toMatchObject({ format, width: 64, height: 48, position });
  });

  it("is stripped to its pixels", () => {
    const given = made({ exif: tiff({ position, orientation: 6 }) });
    expect(text(given)).toMatch(/secret/i);
    const { bytes } = inspectPhoto(given);
    expect(text(bytes)).not.toMatch(/secret|xmp|GPS|JFIF|Author|ICC/i);
    expect(inspectPhoto(bytes).position).toBeNull();
  });

  it("stays upright: its orientation is kept, and its size is that of the upright picture", () => {
    const { bytes, width, height } = inspectPhoto(made({ exif: tiff({ orientation: 6 }) }));
    expect([width, height]).toEqual([48, 64]);
    expect(inspectPhoto(bytes)).toMatchObject({ width: 48, height: 64 });
  });

  it("is unchanged when it is stripped again", () => {
    const { bytes } = inspectPhoto(made({ exif: tiff({ orientation: 8 }) }));
    expect(Buffer.from(inspectPhoto(bytes).bytes).equals(Buffer.from(bytes))).toBe(true);
  });

  it.each([0.2, 0.5, 0.75])("truncated after %d is refused as damaged", (share) => {
    const whole = inspectPhoto(made()).bytes;
    expect(() => inspectPhoto(whole.subarray(0, whole.length * share))).toThrow(/damaged/);
  });

  it("with EXIF truncated anywhere is accepted, with fewer details", () => {
    const block = tiff({ position });
    for (let length = 0; length < block.length; length++) {
      const { width, position: read } = inspectPhoto(made({ exif: block.subarray(0, length) }));
      expect([length, width, read === null || read.latitude === position.latitude]).toEqual([length, 64, true]);
    }
  });

  it("with more pixels than any camera produces is refused with its size", () => {
    expect(() => inspectPhoto(made({ width: 15_000, height: 15_000 }))).toThrow("This photo is 15000 × 15000 pixels");
  });

  it("too large for a list is not a thumbnail", () => {
    expect(() => inspectSmall(made({ width: 481 }))).toThrow(/481 × 48 pixels|is kept as JPEG/);
  });
});

describe("an unsupported file", () => {
  const iso = (brand: string) => Buffer.from(`\0\0\0\u0018ftyp${brand}\0\0\0\0`, "latin1");
  it.each([
    ["an HEIC photo", iso("heic"), /Most Compatible/],
    ["an AVIF picture", iso("avif"), /save it as JPEG/],
    ["a video", iso("qt  "), /Upload a still/],
    ["a WebP picture", Buffer.from("RIFF\u0010\0\0\0WEBPVP8 ", "latin1"), /save it as JPEG or PNG/],
    ["a GIF picture", Buffer.from("GIF89a"), /save it as PNG/],
    ["an SVG drawing or a web page", Buffer.from("<svg onload=alert(1)>"), /Save it as PNG/],
  ])("is named: %s", (name, bytes, todo) => {
    expect(() => inspectPhoto(bytes)).toThrow(`This is ${name}; Backlot accepts JPEG and PNG.`);
    expect(() => inspectPhoto(bytes)).toThrow(todo);
  });

  it("is reported as unknown otherwise", () => {
    expect(() => inspectPhoto(Buffer.from("hello"))).toThrow(/does not recognise this photo format/);
    expect(() => inspectPhoto(new Uint8Array())).toThrow(/does not recognise this photo format/);
  });

  it("includes a JPEG that browsers cannot show", () => {
    expect(() => inspectPhoto(jpeg({ frame: 0xc9 }))).toThrow(/Browsers cannot show this kind of JPEG/);
  });

  it("includes a file of more than 20 MB", () => {
    const padded = Buffer.concat([jpeg(), Buffer.alloc(MAX_PHOTO_BYTES)]);
    expect(() => inspectPhoto(padded)).toThrow("This picture is 20 MB; the limit is 20 MB.");
  });

  it("includes a PNG with one changed bit", () => {
    const changed = png();
    changed[20]! ^= 1;
    expect(() => inspectPhoto(changed)).toThrow(/damaged/);
  });
});
