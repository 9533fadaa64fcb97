import { S3Client } from "@aws-sdk/client-s3";
import { environment } from "../../runtime/environment.ts";
import { CLIENT_TIMEOUTS } from "./client-timeouts.ts";

/** S3 client for the documents bucket. */
export const s3 = new S3Client(CLIENT_TIMEOUTS);

export const bucket = () => environment("BUCKET");
