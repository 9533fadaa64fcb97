import { expect, it } from "vitest";
import { userPoolFromTemplate } from "../../../../infra/local/emulators/cognito/template.ts";

const pool = {
  id: "us-east-1_aBcDeFgHi",
  arn: "arn:aws:cognito-idp:us-east-1:000000000000:userpool/us-east-1_aBcDeFgHi",
  properties: {
    AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
    AutoVerifiedAttributes: ["email"],
    LambdaConfig: { CustomMessage: "arn:aws:lambda:us-east-1:000000000000:function:CustomMessage" },
    MfaConfiguration: "OPTIONAL",
    Policies: {
      PasswordPolicy: {
        MinimumLength: 12,
        RequireLowercase: true,
        RequireNumbers: true,
        RequireSymbols: false,
        RequireUppercase: true,
      },
    },
    UsernameAttributes: ["email"],
    VerificationMessageTemplate: {
      DefaultEmailOption: "CONFIRM_WITH_CODE",
      EmailMessage: "The verification code to your new account is {####}",
      EmailSubject: "Verify your new account",
    },
  },
};
const client = {
  id: "backlotweb",
  properties: {
    AccessTokenValidity: 60,
    ExplicitAuthFlows: ["ALLOW_USER_PASSWORD_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"],
    PreventUserExistenceErrors: "ENABLED",
    RefreshTokenValidity: 43_200,
    TokenValidityUnits: { AccessToken: "minutes", RefreshToken: "minutes" },
  },
};

it("reads a pool and its clients as CDK writes them", () => {
  expect(userPoolFromTemplate(pool, [client])).toEqual({
    id: pool.id,
    arn: pool.arn,
    passwordPolicy: {
      minimumLength: 12,
      requireLowercase: true,
      requireUppercase: true,
      requireNumbers: true,
      requireSymbols: false,
      temporaryPasswordDays: 7,
    },
    selfSignUp: true,
    softwareTokens: false,
    keepsOriginalEmail: false,
    onlyAdminResets: false,
    verification: {
      subject: "Verify your new account",
      message: "The verification code to your new account is {####}",
    },
    triggers: { CustomMessage: "arn:aws:lambda:us-east-1:000000000000:function:CustomMessage" },
    clients: [
      {
        id: "backlotweb",
        name: "backlotweb",
        preventUserExistenceErrors: true,
        accessTokenSeconds: 3600,
        idTokenSeconds: 3600,
        refreshTokenSeconds: 30 * 86_400,
        authFlows: ["ALLOW_USER_PASSWORD_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"],
      },
    ],
  });
});

it("reads a pool with threat protection, as CDK writes it", () => {
  const properties = {
    ...pool.properties,
    LambdaConfig: { PreTokenGenerationConfig: { LambdaArn: "arn", LambdaVersion: "V2_0" } },
    UserPoolTier: "ESSENTIALS",
    UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ["email"] },
    AccountRecoverySetting: { RecoveryMechanisms: [{ Name: "admin_only", Priority: 1 }] },
  };
  const named = { ...client, properties: { ...client.properties, ClientName: "Server" } };
  expect(userPoolFromTemplate({ ...pool, properties }, [named])).toMatchObject({
    triggers: { PreTokenGeneration: "arn" },
    tokenEvents: "V2_0",
    keepsOriginalEmail: true,
    onlyAdminResets: true,
    clients: [{ name: "Server" }],
  });
});

it.each([
  [
    "access tokens changed in the Lite tier",
    {
      UserPoolTier: "LITE",
      LambdaConfig: { PreTokenGenerationConfig: { LambdaArn: "arn", LambdaVersion: "V2_0" } },
    },
  ],
  ["a second factor for everyone", { MfaConfiguration: "ON" }],
  ["sign-in with a phone number", { UsernameAttributes: ["phone_number"] }],
  ["a trigger of another kind", { LambdaConfig: { DefineAuthChallenge: "arn" } }],
])("refuses %s, and names the pool", (_, setting) => {
  const properties = { ...pool.properties, ...setting };
  expect(() => userPoolFromTemplate({ ...pool, properties }, [])).toThrow(pool.id);
});

it("refuses a client with a secret", () => {
  const properties = { ...client.properties, GenerateSecret: true };
  expect(() => userPoolFromTemplate(pool, [{ ...client, properties }])).toThrow("backlotweb");
});
