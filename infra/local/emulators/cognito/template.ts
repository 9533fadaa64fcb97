import * as z from "zod";
import type { Message, UserPool, UserPoolClient } from "./pool/pool.ts";

// No defaults when a pool sets only some of the rules: CDK and CloudFormation document different ones.
const PasswordPolicy = z.object({
  MinimumLength: z.number(),
  RequireLowercase: z.boolean(),
  RequireUppercase: z.boolean(),
  RequireNumbers: z.boolean(),
  RequireSymbols: z.boolean(),
  TemporaryPasswordValidityDays: z.number().default(7),
});
const policyOfNoPolicy = {
  MinimumLength: 8,
  RequireLowercase: true,
  RequireUppercase: true,
  RequireNumbers: true,
  RequireSymbols: true,
  TemporaryPasswordValidityDays: 7,
};

const Triggers = z.strictObject({
  CustomMessage: z.string().optional(),
  PreSignUp: z.string().optional(),
  PostConfirmation: z.string().optional(),
  PreAuthentication: z.string().optional(),
  PostAuthentication: z.string().optional(),
  PreTokenGeneration: z.string().optional(),
  PreTokenGenerationConfig: z.object({ LambdaArn: z.string(), LambdaVersion: z.enum(["V1_0", "V2_0"]) }).optional(),
});

const PoolProperties = z
  .object({
    UsernameAttributes: z.tuple([z.literal("email")]),
    AutoVerifiedAttributes: z.tuple([z.literal("email")]),
    Policies: z.object({ PasswordPolicy }).default({ PasswordPolicy: policyOfNoPolicy }),
    VerificationMessageTemplate: z
      .object({
        DefaultEmailOption: z.literal("CONFIRM_WITH_CODE").default("CONFIRM_WITH_CODE"),
        EmailSubject: z.string().optional(),
        EmailMessage: z.string().optional(),
      })
      .default({ DefaultEmailOption: "CONFIRM_WITH_CODE" }),
    MfaConfiguration: z.enum(["OFF", "OPTIONAL"]).default("OFF"),
    EnabledMfas: z.array(z.literal("SOFTWARE_TOKEN_MFA")).default([]),
    AdminCreateUserConfig: z.object({ AllowAdminCreateUserOnly: z.boolean().default(false) }).default({
      AllowAdminCreateUserOnly: false,
    }),
    LambdaConfig: Triggers.default({}),
    UserPoolTier: z.enum(["LITE", "ESSENTIALS", "PLUS"]).default("ESSENTIALS"),
    UserAttributeUpdateSettings: z
      .object({ AttributesRequireVerificationBeforeUpdate: z.array(z.literal("email")) })
      .default({ AttributesRequireVerificationBeforeUpdate: [] }),
    AccountRecoverySetting: z
      .object({ RecoveryMechanisms: z.array(z.object({ Name: z.enum(["verified_email", "admin_only"]) })) })
      .default({ RecoveryMechanisms: [{ Name: "verified_email" }] }),
  })
  .refine(
    ({ UserPoolTier, LambdaConfig }) =>
      UserPoolTier !== "LITE" || LambdaConfig.PreTokenGenerationConfig?.LambdaVersion !== "V2_0",
    { path: ["UserPoolTier"], error: "V2_0 of PreTokenGeneration needs ESSENTIALS or PLUS." },
  );

const Unit = z.enum(["seconds", "minutes", "hours", "days"]);
const secondsIn = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };

const ClientProperties = z.object({
  ClientName: z.string().optional(),
  GenerateSecret: z.literal(false).default(false),
  PreventUserExistenceErrors: z.enum(["ENABLED", "LEGACY"]).default("LEGACY"),
  ExplicitAuthFlows: z.array(z.string()).default(["ALLOW_USER_SRP_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"]),
  AccessTokenValidity: z.number().default(1),
  IdTokenValidity: z.number().default(1),
  RefreshTokenValidity: z.number().default(30),
  TokenValidityUnits: z
    .object({
      AccessToken: Unit.default("hours"),
      IdToken: Unit.default("hours"),
      RefreshToken: Unit.default("days"),
    })
    .default({ AccessToken: "hours", IdToken: "hours", RefreshToken: "days" }),
});

/** A resource of the template with its intrinsic functions resolved. */
interface Resource {
  readonly id: string;
  readonly properties: unknown;
}

/** Parses the user pool of a template. A sign-in option that the emulator does not support is an error. */
export function userPoolFromTemplate(
  pool: Resource & { readonly arn: string },
  clients: readonly Resource[],
): UserPool {
  const properties = understood(PoolProperties, pool);
  const policy = properties.Policies.PasswordPolicy;
  const { PreTokenGenerationConfig, ...triggers } = properties.LambdaConfig;
  return {
    id: pool.id,
    arn: pool.arn,
    passwordPolicy: {
      minimumLength: policy.MinimumLength,
      requireLowercase: policy.RequireLowercase,
      requireUppercase: policy.RequireUppercase,
      requireNumbers: policy.RequireNumbers,
      requireSymbols: policy.RequireSymbols,
      temporaryPasswordDays: policy.TemporaryPasswordValidityDays,
    },
    selfSignUp: !properties.AdminCreateUserConfig.AllowAdminCreateUserOnly,
    softwareTokens: properties.MfaConfiguration === "OPTIONAL" && properties.EnabledMfas.includes("SOFTWARE_TOKEN_MFA"),
    verification: verificationFrom(properties.VerificationMessageTemplate),
    keepsOriginalEmail: properties.UserAttributeUpdateSettings.AttributesRequireVerificationBeforeUpdate.length > 0,
    onlyAdminResets: properties.AccountRecoverySetting.RecoveryMechanisms.some(({ Name }) => Name === "admin_only"),
    triggers: PreTokenGenerationConfig
      ? { ...triggers, PreTokenGeneration: PreTokenGenerationConfig.LambdaArn }
      : triggers,
    tokenEvents: PreTokenGenerationConfig?.LambdaVersion,
    clients: clients.map(clientFromTemplate),
  };
}

function verificationFrom({
  EmailSubject,
  EmailMessage,
}: z.infer<typeof PoolProperties>["VerificationMessageTemplate"]): Message | undefined {
  if (EmailSubject === undefined || EmailMessage === undefined) return undefined;
  return { subject: EmailSubject, message: EmailMessage };
}

function clientFromTemplate(client: Resource): UserPoolClient {
  const properties = understood(ClientProperties, client);
  const units = properties.TokenValidityUnits;
  return {
    id: client.id,
    name: properties.ClientName ?? client.id,
    preventUserExistenceErrors: properties.PreventUserExistenceErrors === "ENABLED",
    accessTokenSeconds: properties.AccessTokenValidity * secondsIn[units.AccessToken],
    idTokenSeconds: properties.IdTokenValidity * secondsIn[units.IdToken],
    refreshTokenSeconds: properties.RefreshTokenValidity * secondsIn[units.RefreshToken],
    authFlows: properties.ExplicitAuthFlows,
  };
}

function understood<Schema extends z.ZodType>(schema: Schema, { id, properties }: Resource): z.infer<Schema> {
  const result = schema.safeParse(properties);
  if (result.success) return result.data;
  throw new Error(`The local user pool does not know this setting of "${id}":\n${z.prettifyError(result.error)}`);
}
