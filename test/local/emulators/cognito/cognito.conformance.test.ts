import {
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
  SignUpCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { describe, expect, it } from "vitest";
import { lockSeconds } from "../../../../infra/local/emulators/cognito/pool/lockout.ts";
import { agree, clientId, email, password, type TestPool, userPool } from "./user-pool.ts";

const hour = 3600;
const stranger = "nobody@example.com";

function confirm({ aws }: TestPool, code: string, name = email) {
  return aws.send(new ConfirmSignUpCommand({ ClientId: clientId, Username: name, ConfirmationCode: code }));
}

function forget({ aws }: TestPool, name = email) {
  return aws.send(new ForgotPasswordCommand({ ClientId: clientId, Username: name }));
}

function reset({ aws }: TestPool, code: string, newPassword: string, name = email) {
  return aws.send(
    new ConfirmForgotPasswordCommand({
      ClientId: clientId,
      Username: name,
      ConfirmationCode: code,
      Password: newPassword,
    }),
  );
}

/** A code of six digits that differs from the given one. */
function otherThan(code: string): string {
  return code === "000000" ? "111111" : "000000";
}

describe("sign-up", () => {
  it("emails a code that confirms the user, who can then sign in", async () => {
    const pool = await userPool();
    const answer = await pool.signUp();
    expect(answer.UserConfirmed).toBe(false);
    expect(answer.CodeDeliveryDetails).toEqual({
      Destination: "a***@e***",
      DeliveryMedium: "EMAIL",
      AttributeName: "email",
    });
    expect(pool.mails).toMatchObject([{ to: [email], subject: "Your verification code" }]);
    await expect(pool.signIn()).rejects.toMatchObject({ name: "UserNotConfirmedException" });

    await confirm(pool, pool.code());
    expect(await pool.signIn()).toMatchObject({ ExpiresIn: 3600, TokenType: "Bearer" });
  });

  it("refuses a wrong code, and every code after five wrong ones, for an hour", async () => {
    const pool = await userPool();
    await pool.signUp();
    for (let tries = 0; tries < 5; tries++) {
      await expect(confirm(pool, otherThan(pool.code()))).rejects.toMatchObject({ name: "CodeMismatchException" });
    }
    await expect(confirm(pool, pool.code())).rejects.toMatchObject({ name: "LimitExceededException" });

    await pool.aws.send(new ResendConfirmationCodeCommand({ ClientId: clientId, Username: email }));
    await expect(confirm(pool, pool.code())).rejects.toMatchObject({ name: "LimitExceededException" });
    pool.wait(hour);
    await confirm(pool, pool.code());
  });

  it("refuses a code after a day", async () => {
    const pool = await userPool();
    await pool.signUp();
    pool.wait(24 * hour);
    await expect(confirm(pool, pool.code())).rejects.toMatchObject({ name: "ExpiredCodeException" });
  });

  it("sends another code on request, which invalidates the first one", async () => {
    const pool = await userPool();
    await pool.signUp();
    const first = pool.code();
    await pool.aws.send(new ResendConfirmationCodeCommand({ ClientId: clientId, Username: email }));
    expect(pool.mails).toHaveLength(2);
    if (pool.code() !== first) {
      await expect(confirm(pool, first)).rejects.toMatchObject({ name: "CodeMismatchException" });
    }
    await confirm(pool, pool.code());
    await expect(
      pool.aws.send(new ResendConfirmationCodeCommand({ ClientId: clientId, Username: email })),
    ).rejects.toMatchObject({ name: "InvalidParameterException", message: "User is already confirmed." });
  });

  it("accepts an address once, in any case, also for two concurrent sign-ups", async () => {
    const pool = await userPool({ triggers: { PreSignUp: agree } });
    const both = await Promise.allSettled([pool.signUp("ana@example.com"), pool.signUp("Ana@Example.com")]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(pool.signUp()).rejects.toMatchObject({ name: "UsernameExistsException" });
  });

  it("refuses a name that is not an email address, and every name when only administrators create users", async () => {
    const open = await userPool();
    await expect(open.signUp("ana")).rejects.toMatchObject({ message: "Username should be an email." });
    const closed = await userPool({ pool: { selfSignUp: false } });
    await expect(closed.signUp()).rejects.toMatchObject({ name: "NotAuthorizedException" });
  });

  it.each([
    ["short-A1", "Password not long enough"],
    ["NO-SMALL-LETTERS-1", "Password must have lowercase characters"],
    ["no-capital-letters-1", "Password must have uppercase characters"],
    ["no-Digits-At-All", "Password must have numeric characters"],
    ["noSymbolsAtAll1", "Password must have symbol characters"],
  ])("refuses the password %j: %s", async (weak, reason) => {
    const { aws } = await userPool();
    await expect(
      aws.send(new SignUpCommand({ ClientId: clientId, Username: email, Password: weak })),
    ).rejects.toMatchObject({
      name: "InvalidPasswordException",
      message: `Password did not conform with policy: ${reason}`,
    });
  });
});

describe("sign-in", () => {
  it("succeeds with the password by SRP, and the session refreshes", async () => {
    const pool = await userPool();
    await pool.member();
    const session = await pool.signInBySrp();
    expect(session.getIdToken().payload).toMatchObject({ email, email_verified: true });
    const renewed = await pool.refresh(session.getRefreshToken().getToken());
    expect(renewed.AuthenticationResult?.RefreshToken).toBeUndefined();
    expect(renewed.AuthenticationResult?.AccessToken).toBeTypeOf("string");
  });

  it("gives the same answer for a wrong password and an unknown user, by SRP and by password", async () => {
    const pool = await userPool();
    await pool.member();
    const alike = { name: "NotAuthorizedException", message: "Incorrect username or password." };
    for (const name of [email, stranger]) {
      await expect(pool.signIn(name, "wrong-Horse-7")).rejects.toMatchObject(alike);
      await expect(pool.signInBySrp(name, "wrong-Horse-7")).rejects.toMatchObject(alike);
    }
  });

  it("starts SRP alike for an unknown user: the same salt and id at each try", async () => {
    const pool = await userPool();
    const ask = async () => {
      const command = new InitiateAuthCommand({
        ClientId: clientId,
        AuthFlow: "USER_SRP_AUTH",
        AuthParameters: { USERNAME: stranger, SRP_A: "abcdef12" },
      });
      return (await pool.aws.send(command)).ChallengeParameters ?? {};
    };
    const [first, second] = [await ask(), await ask()];
    expect(first.USER_ID_FOR_SRP).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect([second.USER_ID_FOR_SRP, second.SALT]).toEqual([first.USER_ID_FOR_SRP, first.SALT]);
    expect(second.SRP_B).not.toBe(first.SRP_B);
  });

  it("refuses an SRP value that would reveal the key", async () => {
    const { aws } = await userPool();
    const command = new InitiateAuthCommand({
      ClientId: clientId,
      AuthFlow: "USER_SRP_AUTH",
      AuthParameters: { USERNAME: email, SRP_A: "0" },
    });
    await expect(aws.send(command)).rejects.toMatchObject({ name: "InvalidParameterException" });
  });

  it("reports an unknown user if the client allows it", async () => {
    const pool = await userPool({ client: { preventUserExistenceErrors: false } });
    await expect(pool.signIn(stranger)).rejects.toMatchObject({ name: "UserNotFoundException" });
    await expect(forget(pool, stranger)).rejects.toMatchObject({ name: "UserNotFoundException" });
  });

  it("refuses a flow that the client does not allow", async () => {
    const pool = await userPool({ client: { authFlows: ["ALLOW_USER_SRP_AUTH"] } });
    await expect(pool.signIn()).rejects.toMatchObject({
      name: "InvalidParameterException",
      message: "USER_PASSWORD_AUTH flow not enabled for this client",
    });
  });
});

describe("lockout", () => {
  it.each([
    [4, 0],
    [5, 1],
    [6, 2],
    [7, 4],
    [14, 512],
    [15, 900],
    [40, 900],
  ])("after %i wrong passwords lasts %i s", (failures, seconds) => {
    expect(lockSeconds(failures)).toBe(seconds);
  });

  it.each([email, stranger])("blocks guesses for %s, twice as long each time", async (name) => {
    const pool = await userPool();
    await pool.member();
    const guess = () => pool.signIn(name, "wrong-Horse-7");
    const wrong = { message: "Incorrect username or password." };
    const locked = { name: "NotAuthorizedException", message: "Password attempts exceeded" };
    for (let tries = 0; tries < 5; tries++) await expect(guess()).rejects.toMatchObject(wrong);
    await expect(guess()).rejects.toMatchObject(locked);
    await expect(pool.signInBySrp(name, password)).rejects.toMatchObject(locked);
    pool.wait(1);
    await expect(guess()).rejects.toMatchObject(wrong);
    pool.wait(1);
    await expect(guess()).rejects.toMatchObject(locked);
    pool.wait(1);
    await expect(guess()).rejects.toMatchObject(wrong);
  });

  it("ends with the right password after the wait, and resets the count", async () => {
    const pool = await userPool();
    await pool.member();
    const fiveGuesses = async () => {
      for (let tries = 0; tries < 5; tries++) {
        await expect(pool.signIn(email, "wrong-Horse-7")).rejects.toMatchObject({
          message: "Incorrect username or password.",
        });
      }
    };
    await fiveGuesses();
    await expect(pool.signIn()).rejects.toMatchObject({ message: "Password attempts exceeded" });
    pool.wait(1);
    await pool.signIn();
    await fiveGuesses();
  });

  it("is reset after a quarter of an hour without a try", async () => {
    const pool = await userPool();
    await pool.member();
    const guess = () => pool.signIn(email, "wrong-Horse-7");
    const wrong = { message: "Incorrect username or password." };
    for (let tries = 0; tries < 5; tries++) await expect(guess()).rejects.toMatchObject(wrong);
    pool.wait(1 + 15 * 60);
    for (let tries = 0; tries < 5; tries++) await expect(guess()).rejects.toMatchObject(wrong);
  });
});

describe("a forgotten password", () => {
  const newPassword = "another-Horse-8";

  it("is replaced with a code that is valid for an hour", async () => {
    const pool = await userPool();
    await pool.member();
    await forget(pool);
    pool.wait(hour);
    await expect(reset(pool, pool.code(), newPassword)).rejects.toMatchObject({ name: "ExpiredCodeException" });

    await forget(pool);
    await expect(reset(pool, otherThan(pool.code()), newPassword)).rejects.toMatchObject({
      name: "CodeMismatchException",
    });
    await expect(reset(pool, pool.code(), "weak")).rejects.toMatchObject({ name: "InvalidPasswordException" });
    await reset(pool, pool.code(), newPassword);
    await expect(pool.signIn()).rejects.toMatchObject({ message: "Incorrect username or password." });
    await pool.signIn(email, newPassword);
    await expect(reset(pool, pool.code(), newPassword)).rejects.toMatchObject({ name: "ExpiredCodeException" });
  });

  it("answers as if it emailed a code to an unknown address", async () => {
    const pool = await userPool();
    await pool.member();
    const known = await forget(pool);
    const mailed = pool.mails.length;
    const unknown = await forget(pool, "absent@elsewhere.org");
    expect(unknown.CodeDeliveryDetails).toEqual(known.CodeDeliveryDetails);
    expect(pool.mails).toHaveLength(mailed);
    await expect(reset(pool, "123456", newPassword, stranger)).rejects.toMatchObject({
      name: "CodeMismatchException",
    });
  });
});
