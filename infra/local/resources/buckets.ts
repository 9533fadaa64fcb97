import * as z from "zod";
import type { Templates } from "../template/template.ts";

const BucketProperties = z.object({
  VersioningConfiguration: z.object({ Status: z.enum(["Enabled", "Suspended"]) }).optional(),
  // The S3 emulator parses the rules.
  CorsConfiguration: z.object({ CorsRules: z.array(z.unknown()) }).default({ CorsRules: [] }),
});

export function buckets(templates: Templates) {
  return templates.of("AWS::S3::Bucket").map((bucket) => {
    const { VersioningConfiguration, CorsConfiguration } = bucket.read(BucketProperties);
    return {
      name: bucket.ref,
      versioned: VersioningConfiguration?.Status === "Enabled",
      cors: CorsConfiguration.CorsRules,
    };
  });
}
