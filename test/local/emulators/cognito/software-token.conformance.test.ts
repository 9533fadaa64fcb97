import {
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  GetUserCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  SetUserMFAPreferenceCommand,
  VerifySoftwareTokenCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { expect, it } from "vitest";
import { totpCode, totpStep } from "../../../../infra/local/emulators/cognito/pool/totp.ts";
import { clientId, email, password, poolId, userPool } from "./user-pool.ts";

const ON = { SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } };
const OFF = { SoftwareTokenMfaSettings: { Enabled: false } };

it("generates the codes of RFC 6238", () => {
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"; // "12345678901234567890"
  const codes = [59, 1111111109, 1234567890, 2000000000, 20000000000].map((at) =>
    totpCode(secret, totpStep(at * 1000)),
  );
  expect(codes).toEqual(["287082", "081804", "005924", "279037", "353130"]);
});

/** A user with a verified and preferred authenticator app. */
async function withApp() {
  const pool = await userPool({ pool: { softwareTokens: true } });
  await pool.member();
  const { AccessToken } = await pool.signIn();
  const { SecretCode = "" } = await pool.aws.send(new AssociateSoftwareTokenCommand({ AccessToken }));
  const code = () => totpCode(SecretCode, totpStep(pool.now()));
  await pool.aws.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode: code() }));
  await pool.aws.send(new SetUserMFAPreferenceCommand({ AccessToken, ...ON }));
  pool.wait(60);
  const begin = () =>
    pool.aws.send(
      new InitiateAuthCommand({
        ClientId: clientId,
        AuthFlow: "USER_PASSWORD_AUTH",
        AuthParameters: { USERNAME: email, PASSWORD: password },
      }),
    );
  const answer = (Session: string | undefined, SOFTWARE_TOKEN_MFA_CODE: string) =>
    pool.aws.send(
      new RespondToAuthChallengeCommand({
        ClientId: clientId,
        ChallengeName: "SOFTWARE_TOKEN_MFA",
        Session,
        ChallengeResponses: { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE },
      }),
    );
  return { ...pool, AccessToken, code, begin, answer };
}

it("requires a code after the password, and accepts each once", async () => {
  const { begin, answer, code, wait } = await withApp();
  const asked = await begin();
  expect(asked).toMatchObject({ ChallengeName: "SOFTWARE_TOKEN_MFA", Session: expect.any(String) });
  expect(asked.AuthenticationResult).toBeUndefined();
  const shown = code();
  expect((await answer(asked.Session, shown)).AuthenticationResult).toMatchObject({ TokenType: "Bearer" });
  const again = await begin();
  await expect(answer(again.Session, shown)).rejects.toMatchObject({ name: "ExpiredCodeException" });
  wait(30);
  expect((await answer((await begin()).Session, code())).AuthenticationResult).toBeDefined();
});

it("refuses a wrong code, an expired one and an unknown session", async () => {
  const { begin, answer, code, wait } = await withApp();
  const wrong = code() === "000000" ? "111111" : "000000";
  await expect(answer((await begin()).Session, wrong)).rejects.toMatchObject({ name: "CodeMismatchException" });
  const late = code();
  wait(120);
  await expect(answer((await begin()).Session, late)).rejects.toMatchObject({ name: "CodeMismatchException" });
  await expect(answer("made up, and long enough to be one", code())).rejects.toMatchObject({
    name: "NotAuthorizedException",
  });
});

it("keeps the verified app while another is being set up, and requires none once it is disabled", async () => {
  const { aws, AccessToken, begin, code, answer, wait } = await withApp();
  await aws.send(new AssociateSoftwareTokenCommand({ AccessToken }));
  await expect(
    aws.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode: code() === "000000" ? "111111" : "000000" })),
  ).rejects.toMatchObject({ name: "EnableSoftwareTokenMFAException" });
  expect((await answer((await begin()).Session, code())).AuthenticationResult).toBeDefined();
  expect((await aws.send(new GetUserCommand({ AccessToken }))).UserMFASettingList).toEqual(["SOFTWARE_TOKEN_MFA"]);
  await aws.send(new SetUserMFAPreferenceCommand({ AccessToken, ...OFF }));
  expect((await begin()).AuthenticationResult).toBeDefined();
  await aws.send(new AdminSetUserMFAPreferenceCommand({ UserPoolId: poolId, Username: email, ...ON }));
  wait(30);
  expect((await begin()).ChallengeName).toBe("SOFTWARE_TOKEN_MFA");
});

it("requires no code without a verified app, and offers one only if the pool does", async () => {
  const offering = await userPool({ pool: { softwareTokens: true } });
  await offering.member();
  const { AccessToken } = await offering.signIn();
  await expect(offering.aws.send(new SetUserMFAPreferenceCommand({ AccessToken, ...ON }))).rejects.toMatchObject({
    name: "InvalidParameterException",
  });
  const none = await userPool();
  await none.member();
  const { AccessToken: other } = await none.signIn();
  await expect(none.aws.send(new AssociateSoftwareTokenCommand({ AccessToken: other }))).rejects.toMatchObject({
    name: "SoftwareTokenMFANotFoundException",
  });
});
