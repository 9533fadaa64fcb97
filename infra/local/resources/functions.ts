import * as z from "zod";
import { region } from "../emulators/region.ts";
import type { Keys } from "../iam/role-keys.ts";
import type { LambdaFunction } from "../lambda/functions.ts";
import type { Templates } from "../template/template.ts";

const FunctionProperties = z.object({
  Handler: z.string(),
  Role: z.string(),
  MemorySize: z.number().default(128),
  Timeout: z.number().default(3),
  Environment: z.object({ Variables: z.record(z.string(), z.string()).default({}) }).default({ Variables: {} }),
});

/** Backlot's own functions. Those of CDK's custom resources have no source here and are not needed. */
export function lambdaFunctions(
  templates: Templates,
  keys: Keys,
  endpoints: Readonly<Record<string, string>>,
): LambdaFunction[] {
  return templates.of("AWS::Lambda::Function").flatMap((resource) => {
    const entry = resource.metadata["local:entry"];
    if (typeof entry !== "string") return [];
    const { Handler, Role, MemorySize, Timeout, Environment } = resource.read(FunctionProperties);
    return {
      name: resource.ref,
      arn: resource.attribute("Arn"),
      entry,
      handler: Handler.replace(/^.*\./, ""),
      memoryMegabytes: MemorySize,
      timeoutSeconds: Timeout,
      environment: {
        ...sdkEnvironment(keys.credentialsOf(Role), endpoints),
        // Functions with different roles share a thread, so SDK clients must read the credentials for each request.
        AWS_CREDENTIAL_EXPIRATION: new Date(0).toISOString(),
        AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x",
        AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(MemorySize),
        AWS_LAMBDA_FUNCTION_NAME: resource.ref,
        AWS_LAMBDA_FUNCTION_VERSION: "$LATEST",
        ...Environment.Variables,
      },
    };
  });
}

/** Environment variables with the emulators' endpoints and the credentials for the AWS SDK. */
export function sdkEnvironment(
  { accessKeyId, secretAccessKey }: { readonly accessKeyId: string; readonly secretAccessKey: string },
  endpoints: Readonly<Record<string, string>>,
): Record<string, string> {
  return {
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    ...Object.fromEntries(Object.entries(endpoints).map(([service, url]) => [`AWS_ENDPOINT_URL_${service}`, url])),
  };
}
