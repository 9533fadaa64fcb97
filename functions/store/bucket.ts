import { S3Client } from "@aws-sdk/client-s3";
import { environment } from "../environment.ts";

/** The client of the bucket that holds all documents. */
export const s3 = new S3Client({});

export const bucket = () => environment("BUCKET");
