import { GetObjectCommand } from "@aws-sdk/client-s3";
import { region } from "../../infra/local/emulators/region.ts";
import { synthesise } from "../../infra/local/lambda/builds.ts";
import type { LocalStackOptions } from "../../infra/local/stack.ts";
import { storage } from "../api/storage.ts";
import { SERVICES_AT_MOTO } from "./known-differences.ts";

/** The templates for moto: nothing there scans files. */
export const assemblyForMoto = () => synthesise({ malwareScan: "off" });

/** Options for a local stack whose functions call a moto server, on which the templates are deployed. */
export async function motoOptions(url: string | undefined): Promise<Partial<LocalStackOptions>> {
  if (url === undefined) return {};
  const AWS = { AWS_REGION: region, AWS_ACCESS_KEY_ID: "administrator", AWS_SECRET_ACCESS_KEY: "secret" };
  const s3 = storage({ environment: { ...AWS, AWS_ENDPOINT_URL_S3: url } });
  return {
    assembly: await assemblyForMoto(),
    others: {
      endpoints: Object.fromEntries(SERVICES_AT_MOTO.map((service) => [service, url])),
      async read(Bucket, Key) {
        const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
        return Body!.transformToByteArray();
      },
    },
  };
}
