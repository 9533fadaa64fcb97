import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  PutObjectCommand,
  type S3Client,
} from "@aws-sdk/client-s3";

/** A document with its media type. */
export interface Document {
  readonly key: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** Documents that are deleted within days and need no backup. */
const PASSING = /^(?:uploads|archives)\//;

/** The current version of each document, sorted by key. */
export async function* documentsIn(s3: S3Client, Bucket: string): AsyncGenerator<Document> {
  let ContinuationToken: string | undefined;
  do {
    const page = await s3.send(new ListObjectsV2Command({ Bucket, ...(ContinuationToken && { ContinuationToken }) }));
    for (const { Key = "" } of page.Contents ?? []) {
      if (PASSING.test(Key)) continue;
      const { Body, ContentType = "" } = await s3.send(new GetObjectCommand({ Bucket, Key }));
      yield { key: Key, mediaType: ContentType, bytes: await Body!.transformToByteArray() };
    }
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
}

export async function putDocument(s3: S3Client, Bucket: string, { key, mediaType, bytes }: Document): Promise<void> {
  await s3.send(new PutObjectCommand({ Bucket, Key: key, Body: bytes, ContentType: mediaType }));
}

/** Deletes all documents by delete markers; their versions stay. */
export async function hideDocuments(s3: S3Client, Bucket: string): Promise<void> {
  for (let isMore = true; isMore; ) {
    const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket }));
    const Objects = Contents.map(({ Key }) => ({ Key }));
    if (Objects.length > 0) await s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
    isMore = Objects.length > 0;
  }
}

/** Deletes all versions of all documents. */
export async function emptyBucket(s3: S3Client, Bucket: string): Promise<void> {
  for (let isMore = true; isMore; ) {
    const page = await s3.send(new ListObjectVersionsCommand({ Bucket }));
    const Objects = [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])].map(({ Key, VersionId }) => ({
      Key,
      VersionId,
    }));
    if (Objects.length > 0) await s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
    isMore = page.IsTruncated ?? false;
  }
}
