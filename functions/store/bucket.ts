import { S3Client } from "@aws-sdk/client-s3";
import { environment } from "../environment.ts";
import { PATIENCE } from "./patience.ts";

/** The client of the bucket that holds all documents. */
export const s3 = new S3Client(PATIENCE);

export const bucket = () => environment("BUCKET");
