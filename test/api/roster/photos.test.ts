import { randomUUID } from "node:crypto";
import { GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { MAX_WITH_REMOVED } from "../../../functions/store/options/photos.ts";
import { apiClient } from "../../../infra/local/demo/api-client.ts";
import type { PhotoSubject } from "../../../shared/contract/photos.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { inspectPhoto } from "../../../shared/roster/photo-file/inspect.ts";
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from "../../../shared/roster/photo-file/limits.ts";
import { type Person, signedUp } from "../../people.ts";
import { jpeg, png, tiff } from "../../roster/pictures.ts";
import { newProduction, type Production } from "../production.ts";
import { refusal } from "../refusal.ts";
import { bearer } from "../send.ts";
import { asViewer, tables } from "../tables.ts";

const url = inject("url");
const aws = inject("aws");
const position = { latitude: 36.52672, longitude: -6.2891 };

let production: Production;
let viewer: Person;

const PUNTA = { kind: "location", id: "L1", name: "Punta Faro" } as const;
const AVA = { kind: "actor", id: "1", name: "Ava Mar" } as const;
const LOGO = { kind: "logo" } as const;

beforeAll(async () => {
  [production, viewer] = await Promise.all([newProduction(url), signedUp(url, "viewer")]);
  const { owner, id } = production;
  await asViewer(aws, viewer, id);
  await owner.api(routes.addLocationOption, {
    params: { id, locationId: "L1" },
    payload: { locationName: PUNTA.name },
  });
  await owner.api(routes.addActorOption, { params: { id, castId: "1" }, payload: { actorName: AVA.name } });
});

type Form = { url: string; fields: Record<string, string> };

async function post(form: Form, bytes: Uint8Array): Promise<number> {
  const body = new FormData();
  for (const [name, value] of Object.entries(form.fields)) body.set(name, value);
  body.set("file", new File([bytes.slice()], "picture"));
  return (await fetch(form.url, { method: "POST", body })).status;
}

const call = () => ({ params: { id: production.id } });

/** Uploads a photo with its thumbnail; returns the upload, ready to be finished. */
async function posted(of: PhotoSubject, photo: Uint8Array, small: Uint8Array = jpeg()): Promise<string> {
  const mediaType = photo[0] === 0x89 ? ("image/png" as const) : ("image/jpeg" as const);
  const payload = { of, mediaType, size: photo.length, smallSize: small.length };
  const prepared = await production.owner.api(routes.preparePhoto, { ...call(), payload });
  expect([await post(prepared.photo, photo), await post(prepared.small, small)]).toEqual([204, 204]);
  return prepared.upload;
}

const finish = (of: PhotoSubject, upload: string) =>
  production.owner.api(routes.finishPhoto, { ...call(), payload: { of, upload } });
const listed = async (of: PhotoSubject, by = production.owner) =>
  (await by.api(routes.listPhotos, { ...call(), query: of })).photos;
const ids = async (of: PhotoSubject) => (await listed(of)).map(({ photoId }) => photoId);

async function stored(address: string): Promise<{ type: string | null; bytes: Buffer }> {
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  return { type: answer.headers.get("content-type"), bytes: Buffer.from(await answer.arrayBuffer()) };
}

type Row = Record<string, unknown>;

async function rowOf(photoId: string): Promise<Row> {
  const Key = { pk: `PROJECT#${production.id}`, sk: `PHOTO#${photoId}` };
  const { Item } = await tables(aws).send(new GetCommand({ TableName: aws.optionsTable, Key }));
  return Item!;
}

async function put(Item: Row): Promise<void> {
  await tables(aws).send(new PutCommand({ TableName: aws.optionsTable, Item }));
}

/** So many copies of that row, each of another photo. */
async function copies(row: Row, count: number): Promise<void> {
  for (let at = 0; at < count; at++) await put({ ...row, sk: `PHOTO#photocopy${at}`, photoId: `photocopy${at}` });
}

describe("a photo of a location", () => {
  it("is stored upright without metadata, and its place is returned once", async () => {
    const upload = await posted(PUNTA, jpeg({ exif: tiff({ orientation: 6, position }) }));
    const photo = { photoId: upload, width: 48, height: 64 };
    expect(await finish(PUNTA, upload)).toEqual({ photo, position });
    expect(await finish(PUNTA, upload)).toEqual({ photo, position: null });

    const [first, ...others] = await listed(PUNTA, viewer);
    expect([first, others]).toMatchObject([photo, []]);
    for (const address of [first!.url, first!.smallUrl]) {
      const { type, bytes } = await stored(address);
      expect([type, bytes[0], bytes.toString("latin1").match(/secret|GPS|JFIF|Photoshop|xmp/i)]).toEqual([
        "image/jpeg",
        0xff,
        null,
      ]);
    }
    const { details } = await production.owner.api(routes.getLocationList, call());
    expect(details[0]?.photos).toEqual([photo]);
    expect((await stored(details[0]!.picture!)).type).toBe("image/jpeg");
  });

  it("may be a PNG, and follows earlier ones", async () => {
    const before = await ids(PUNTA);
    const upload = await posted(PUNTA, png());
    await finish(PUNTA, upload);
    expect(await ids(PUNTA)).toEqual([...before, upload]);
    expect((await stored((await listed(PUNTA)).at(-1)!.url)).type).toBe("image/png");
  });

  it("is deleted when it is removed, and restored by undo", async () => {
    const before = await ids(PUNTA);
    const [photoId] = before;
    await production.owner.api(routes.removePhoto, { ...call(), payload: { photoId: photoId! } });
    expect(await ids(PUNTA)).toEqual(before.slice(1));
    await production.owner.api(routes.restorePhoto, { ...call(), payload: { photoId: photoId! } });
    expect(await ids(PUNTA)).toEqual(before);
    const none = production.owner.api(routes.removePhoto, { ...call(), payload: { photoId: "0123456789abcdef" } });
    expect(await refusal(none)).toEqual([404, "noSuchPhoto", "This photo no longer exists."]);
  });

  it("is removed and restored with its option, and does not belong to a new one of that name", async () => {
    const { owner, id } = production;
    const before = await ids(PUNTA);
    const option = { params: { id, locationId: "L1" }, payload: { location_names: [PUNTA.name] } };
    await owner.api(routes.removeLocationOptions, option);
    expect((await refusal(listed(PUNTA)))[1]).toBe("noSuchOption");
    await owner.api(routes.restoreLocationOptions, option);
    expect(await ids(PUNTA)).toEqual(before);

    const other = { ...PUNTA, id: "L2" } as const;
    const add = { params: { id, locationId: "L2" }, payload: { locationName: other.name } };
    await owner.api(routes.addLocationOption, add);
    await finish(other, await posted(other, jpeg()));
    await owner.api(routes.removeLocationOptions, { ...option, params: { id, locationId: "L2" } });
    await owner.api(routes.addLocationOption, add);
    expect(await ids(other)).toEqual([]);
  });
});

describe("a photo that was removed long ago", () => {
  it("is deleted with its files when the next one is added", async () => {
    const photoId = await posted(AVA, jpeg());
    await finish(AVA, photoId);
    const address = (await listed(AVA)).at(-1)!.url;
    await production.owner.api(routes.removePhoto, { ...call(), payload: { photoId } });
    await finish(AVA, await posted(AVA, jpeg()));
    expect((await fetch(address)).status).toBe(200);
    await put({ ...(await rowOf(photoId)), removedAt: "2020-01-01T00:00:00.000Z" });
    await finish(AVA, await posted(AVA, jpeg()));
    expect((await fetch(address)).status).not.toBe(200);
    const restored = production.owner.api(routes.restorePhoto, { ...call(), payload: { photoId } });
    expect((await refusal(restored))[1]).toBe("noSuchPhoto");
  });
});

describe("photos that were removed long ago", () => {
  it("do not count, and are deleted twenty at a time, also if there are as many as there may be", async () => {
    const { owner, id } = production;
    const of = { ...AVA, id: "3", name: "Jo Quill" } as const;
    await owner.api(routes.addActorOption, { params: { id, castId: of.id }, payload: { actorName: of.name } });
    await finish(of, await posted(of, jpeg()));
    const row = await rowOf((await ids(of))[0]!);
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const old = Array.from({ length: MAX_WITH_REMOVED + 30 }, (_, n) => `longgone${n}`);
    const removedAt = daysAgo(31);
    for (const photoId of old) await put({ ...row, removedAt, sk: `PHOTO#${photoId}`, photoId });
    const restored = owner.api(routes.restorePhoto, { ...call(), payload: { photoId: old[0]! } });
    expect((await refusal(restored))[1]).toBe("noSuchPhoto");
    const upload = await posted(of, jpeg());
    await finish(of, upload);
    expect(await ids(of)).toEqual([row.photoId, upload]);
    const kept = (await Promise.all(old.map(rowOf))).filter((found) => found !== undefined);
    expect(kept).toHaveLength(MAX_WITH_REMOVED + 10);
    for (const photoId of old) await put({ ...row, removedAt: daysAgo(29), sk: `PHOTO#${photoId}`, photoId });
    expect((await refusal(finish(of, await posted(of, jpeg()))))[1]).toBe("tooManyPhotos");
  });
});

describe("a headshot", () => {
  it("is stored with the actor, beside the other details", async () => {
    const upload = await posted(AVA, jpeg());
    await finish(AVA, upload);
    expect((await ids(AVA)).at(-1)).toBe(upload);
    const whole = await production.owner.api(routes.getCastListComplete, { params: { id: production.id } });
    expect((await stored(whole.details.find(({ picture }) => picture)!.picture!)).type).toMatch(/^image/);
    const { details } = await production.owner.api(routes.getCastOptions, {
      params: { id: production.id, castId: "1" },
    });
    expect(details[0]?.photos.map(({ photoId }) => photoId)).toContain(upload);
  });
});

describe("an invalid upload", () => {
  it.each([
    [
      "another format under a photo's name",
      Buffer.from("GIF89a, not a JPEG at all"),
      "This is a GIF picture; Backlot accepts JPEG and PNG. Open it, save it as PNG, and upload that.",
    ],
    ["a web page with a script", Buffer.from("<script>alert(1)</script>"), /^This is an SVG drawing or a web page/],
    ["a truncated picture", jpeg().subarray(0, 300), /^This picture is damaged/],
    [
      "a picture with huge dimensions",
      jpeg({ width: 60_000, height: 60_000 }),
      /60000 × 60000 pixels, which is too large/,
    ],
  ])("is refused and not stored: %s", async (_, bytes, words) => {
    const before = await ids(AVA);
    const upload = await posted(AVA, bytes);
    expect(await refusal(finish(AVA, upload))).toEqual([415, "notPhoto", expect.stringMatching(words)]);
    expect((await refusal(finish(AVA, upload)))[1]).toBe("notUploaded");
    expect(await ids(AVA)).toEqual(before);
  });

  it("with an invalid thumbnail is refused", async () => {
    const upload = await posted(AVA, jpeg(), jpeg({ width: 4000 }));
    expect((await refusal(finish(AVA, upload)))[2]).toBe(
      "The thumbnail is 4000 × 48 pixels; its longer side can have at most 480.",
    );
  });

  it("of an unsupported type or size is refused before the upload", async () => {
    const payload = { of: AVA, mediaType: "image/heic" as "image/jpeg", size: 10, smallSize: 10 };
    expect(await refusal(production.owner.api(routes.preparePhoto, { ...call(), payload }))).toEqual([
      400,
      "invalid",
      '"image/heic" is not supported. Save the photo as JPEG or PNG.',
    ]);
    const large = { of: AVA, mediaType: "image/jpeg" as const, size: MAX_PHOTO_BYTES + 1, smallSize: 10 };
    expect((await refusal(production.owner.api(routes.preparePhoto, { ...call(), payload: large })))[2]).toBe(
      "The photo is 20971521 bytes; 1 to 20,971,520 are accepted.",
    );
  });

  it("that differs from its form in size, type or key is refused", async () => {
    const payload = { of: AVA, mediaType: "image/jpeg" as const, size: jpeg().length, smallSize: 10 };
    const { photo } = await production.owner.api(routes.preparePhoto, { ...call(), payload });
    expect(await post(photo, Buffer.concat([jpeg(), jpeg()]))).toBe(400);
    expect(await post({ ...photo, fields: { ...photo.fields, "Content-Type": "text/html" } }, jpeg())).toBe(403);
    expect(await post({ ...photo, fields: { ...photo.fields, key: "projects/other" } }, jpeg())).toBe(403);
  });

  it("beyond the limit of photos per option is refused", async () => {
    const { owner, id } = production;
    const of = { ...AVA, id: "2", name: "Bo Lind" } as const;
    await owner.api(routes.addActorOption, { params: { id, castId: "2" }, payload: { actorName: of.name } });
    const late = await posted(of, jpeg());
    await finish(of, await posted(of, jpeg()));
    await copies(await rowOf((await ids(of))[0]!), MAX_PHOTOS - 1);
    expect(await refusal(finish(of, late))).toEqual([
      409,
      "tooManyPhotos",
      "Bo Lind already has 40 photos. Remove some before adding more.",
    ]);
    expect((await refusal(posted(of, jpeg())))[1]).toBe("tooManyPhotos");
  });

  it("of many that are finished at once is refused beyond the limit, and beyond that of removed ones", async () => {
    const { owner, id } = production;
    const of = { ...AVA, id: "2", name: "Cy Moor" } as const;
    await owner.api(routes.addActorOption, { params: { id, castId: "2" }, payload: { actorName: of.name } });
    const late = await Promise.all(Array.from({ length: 10 }, () => posted(of, jpeg())));
    await finish(of, await posted(of, jpeg()));
    const row = await rowOf((await ids(of))[0]!);
    await copies(row, MAX_PHOTOS - 4);
    const done = await Promise.allSettled(late.map((one) => finish(of, one)));
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(await ids(of)).toHaveLength(MAX_PHOTOS);
    const removedAt = new Date().toISOString();
    for (let at = MAX_PHOTOS; at < MAX_WITH_REMOVED; at++)
      await put({ ...row, removedAt, sk: `PHOTO#gone${at}`, photoId: `gone${at}` });
    await owner.api(routes.removePhoto, { ...call(), payload: { photoId: (await ids(of))[0]! } });
    const last = await posted(of, jpeg());
    expect(await refusal(finish(of, last))).toEqual([
      ...[409, "tooManyPhotos"],
      "Cy Moor has 200 photos, including removed ones, which is the maximum. Removed photos are deleted after 30 days.",
    ]);
  });

  it("of many that are restored at once is refused beyond the limit", async () => {
    const { owner, id } = production;
    const of = { ...AVA, id: "2", name: "Fay Lund" } as const;
    await owner.api(routes.addActorOption, { params: { id, castId: "2" }, payload: { actorName: of.name } });
    await finish(of, await posted(of, jpeg()));
    const row = await rowOf((await ids(of))[0]!);
    const gone = Array.from({ length: 10 }, (_, n) => `goneagain${n}`);
    const removedAt = new Date().toISOString();
    for (const photoId of gone) await put({ ...row, removedAt, sk: `PHOTO#${photoId}`, photoId });
    for (let at = 0; at < MAX_PHOTOS - 4; at++) await put({ ...row, sk: `PHOTO#shown${at}`, photoId: `shown${at}` });
    const restore = (photoId: string) => owner.api(routes.restorePhoto, { ...call(), payload: { photoId } });
    const done = await Promise.allSettled(gone.map(restore));
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    const shown = await ids(of);
    expect(shown).toHaveLength(MAX_PHOTOS);
    expect(await refusal(restore(gone.find((photoId) => !shown.includes(photoId))!))).toEqual([
      ...[409, "tooManyPhotos"],
      "Fay Lund already has 40 photos. Remove some before adding more.",
    ]);
    await restore(shown[0]!);
  });

  it("that takes the last place is kept when it is finished twice at once", async () => {
    const of = { ...AVA, id: "3", name: "Di Holm" } as const;
    const params = { id: production.id, castId: of.id };
    await production.owner.api(routes.addActorOption, { params, payload: { actorName: of.name } });
    await finish(of, await posted(of, jpeg()));
    await copies(await rowOf((await ids(of))[0]!), MAX_PHOTOS - 2);
    const last = await posted(of, jpeg());
    const done = await Promise.allSettled([finish(of, last), finish(of, last), finish(of, last), finish(of, last)]);
    expect(done.some(({ status }) => status === "fulfilled")).toBe(true);
    const photos = await listed(of);
    expect(photos).toHaveLength(MAX_PHOTOS);
    const photo = photos.find(({ photoId }) => photoId === last)!;
    for (const address of [photo.url, photo.smallUrl]) expect((await stored(address)).type).toBe("image/jpeg");
  });

  describe("that was already finished", () => {
    const optionOf = async (id: string, name: string) => {
      const params = { id: production.id, castId: id };
      await production.owner.api(routes.addActorOption, { params, payload: { actorName: name } });
      return { ...AVA, id, name } as const;
    };
    const other = jpeg({ width: 80, height: 60 });

    /** Finishes a photo, and posts another picture to its form. */
    async function postedAgain(of: PhotoSubject): Promise<string> {
      const picture = jpeg();
      const size = { size: picture.length, smallSize: picture.length };
      const payload = { of, mediaType: "image/jpeg" as const, ...size };
      const { upload, photo, small } = await production.owner.api(routes.preparePhoto, { ...call(), payload });
      const postBoth = async (bytes: Uint8Array) => [await post(photo, bytes), await post(small, bytes)];
      expect(await postBoth(picture)).toEqual([204, 204]);
      await finish(of, upload);
      expect(await postBoth(other)).toEqual([204, 204]);
      return upload;
    }

    async function isKept(of: PhotoSubject, upload: string): Promise<void> {
      const [photo] = await listed(of);
      expect(photo).toMatchObject({ photoId: upload, width: 64, height: 48 });
      for (const address of [photo!.url, photo!.smallUrl]) {
        const { bytes } = await stored(address);
        expect(inspectPhoto(bytes)).toMatchObject({ width: 64, height: 48 });
      }
    }

    it("is not finished for another option, and its photo keeps its bytes", async () => {
      const [first, second] = [await optionOf("3", "Ed Vale"), await optionOf("3", "Flo Wynn")];
      const upload = await postedAgain(first);
      const words = "The photo has not arrived. Please upload it again.";
      expect(await refusal(finish(second, upload))).toEqual([409, "notUploaded", words]);
      expect(await ids(second)).toEqual([]);
      await isKept(first, upload);
    });

    it("is kept when it is finished for another option that has as many as it may have", async () => {
      const [first, second] = [await optionOf("3", "Gil Nash"), await optionOf("3", "Hal Orme")];
      const upload = await postedAgain(first);
      await finish(second, await posted(second, jpeg()));
      const row = await rowOf((await ids(second))[0]!);
      const removedAt = new Date().toISOString();
      for (let at = 1; at < MAX_WITH_REMOVED; at++)
        await put({ ...row, removedAt, sk: `PHOTO#full${at}`, photoId: `full${at}` });
      expect((await refusal(finish(second, upload)))[1]).toBe("notUploaded");
      await isKept(first, upload);
    });

    it("is not finished after it was removed, and is kept to be restored", async () => {
      const of = await optionOf("3", "Ida Penn");
      const upload = await postedAgain(of);
      await production.owner.api(routes.removePhoto, { ...call(), payload: { photoId: upload } });
      expect(await refusal(finish(of, upload))).toEqual([404, "noSuchPhoto", "This photo no longer exists."]);
      await production.owner.api(routes.restorePhoto, { ...call(), payload: { photoId: upload } });
      await isKept(of, upload);
    });
  });

  it("of an unknown person is refused", async () => {
    const of = { ...AVA, name: "Nobody" };
    const payload = { of, mediaType: "image/jpeg" as const, size: 10, smallSize: 10 };
    expect(await refusal(production.owner.api(routes.preparePhoto, { ...call(), payload }))).toEqual([
      404,
      "noSuchOption",
      "Nobody is not an option for this character.",
    ]);
  });
});

describe("the logo of the call sheets", () => {
  const sheets = () => ({ params: { id: production.id, scheduleName: "Plan" } });
  const shown = async () => (await viewer.api(routes.getCallSheetDays, sheets())).logo;
  const pictures = async () => {
    const answer = await fetch(`${url}/api/${production.id}/call-sheet/Plan?day=1`, {
      headers: bearer(production.owner.token),
    });
    return (
      Buffer.from(await answer.arrayBuffer())
        .toString("latin1")
        .match(/\/Subtype \/Image/g)?.length ?? 0
    );
  };

  beforeAll(async () => {
    const payload = { name: "Plan", location: "All locations", scenes_per_day: 5, start_date: "2031-03-03" };
    await production.owner.api(routes.createSchedule, { ...call(), payload });
  });

  it("is printed on them without metadata until another replaces it", async () => {
    expect([await shown(), await pictures()]).toEqual([null, 0]);
    const first = await posted(LOGO, jpeg());
    await finish(LOGO, first);
    const [logo] = await listed(LOGO);
    expect((await stored(logo!.url)).bytes.toString("latin1")).not.toMatch(/secret|GPS/i);
    expect(await shown()).toMatchObject({ photoId: first });
    const second = await posted(LOGO, png());
    await finish(LOGO, second);
    expect([await ids(LOGO), (await shown())?.photoId, await pictures()]).toEqual([[second], second, 1]);
    expect((await stored((await shown())!.url)).type).toBe("image/jpeg");
  });

  it("is on the personal page of a published sheet", async () => {
    const { owner, id } = production;
    const positions = [{ position: "Gaffer", name: "Kit Lavender" }];
    const departments = [{ id: "electric", name: "Electric", positions }];
    await owner.api(routes.updateCrew, { ...call(), payload: { departments, version: 0 } });
    const day = { params: { id, scheduleName: "Plan", date: "2031-03-03" } };
    const payload = { as: "final", after: 0, operation: randomUUID(), reason: "No meal is planned" } as const;
    await owner.api(routes.publishCallSheet, { ...day, payload });
    const [{ personId } = { personId: "" }] = (await owner.api(routes.getPublications, day)).people;
    const { path } = await owner.api(routes.createPersonalLink, { ...day, payload: { person: personId } });
    const own = await apiClient(url)(routes.getPersonalCall, { params: { secret: path.split("/").at(-1)! } });
    expect(own.logo).toMatch(/^data:image\/jpeg;base64,/);
  });

  it("is removed, and restored by undo", async () => {
    const photoId = (await shown())!.photoId;
    await production.owner.api(routes.removePhoto, { ...call(), payload: { photoId } });
    expect([await shown(), await pictures()]).toEqual([null, 0]);
    await production.owner.api(routes.restorePhoto, { ...call(), payload: { photoId } });
    expect((await shown())?.photoId).toBe(photoId);
  });
});
