import {
  AdminCreateUserCommand,
  ForgotPasswordCommand,
  ResendConfirmationCodeCommand,
  SignUpCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { describe, expect, it } from "vitest";
import { agree, clientId, email, issuer, password, poolId, type TriggerEvent, userPool } from "./user-pool.ts";

const everyone = {
  PreSignUp: agree,
  CustomMessage: agree,
  PostConfirmation: agree,
  PreAuthentication: agree,
  PostAuthentication: agree,
  PreTokenGeneration: agree,
};

describe("triggers", () => {
  it("are called in Cognito's order from the sign-up to the refresh", async () => {
    const pool = await userPool({ triggers: everyone });
    await pool.member();
    const { RefreshToken } = await pool.signIn();
    await pool.refresh(RefreshToken);
    await pool.aws.send(new ForgotPasswordCommand({ ClientId: clientId, Username: email }));
    expect(pool.events.map(({ triggerSource }) => triggerSource)).toEqual([
      "PreSignUp_SignUp",
      "CustomMessage_SignUp",
      "PostConfirmation_ConfirmSignUp",
      "PreAuthentication_Authentication",
      "PostAuthentication_Authentication",
      "TokenGeneration_Authentication",
      "TokenGeneration_RefreshTokens",
      "CustomMessage_ForgotPassword",
    ]);
  });

  it("receive Cognito's event", async () => {
    const pool = await userPool({ triggers: everyone });
    const { UserSub } = await pool.aws.send(
      new SignUpCommand({
        ClientId: clientId,
        Username: email,
        Password: password,
        UserAttributes: [{ Name: "name", Value: "Ana" }],
        ValidationData: [{ Name: "invitation", Value: "i7" }],
        ClientMetadata: { language: "pt" },
      }),
    );
    const [preSignUp, customMessage] = pool.events;
    const shared = {
      version: "1",
      region: "us-east-1",
      userPoolId: poolId,
      userName: UserSub,
      callerContext: { awsSdkVersion: expect.any(String), clientId },
    };
    expect(preSignUp).toEqual({
      ...shared,
      triggerSource: "PreSignUp_SignUp",
      request: {
        userAttributes: { email, name: "Ana" },
        validationData: { invitation: "i7" },
        clientMetadata: { language: "pt" },
      },
      response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    });
    expect(customMessage).toEqual({
      ...shared,
      triggerSource: "CustomMessage_SignUp",
      request: {
        userAttributes: {
          sub: UserSub,
          email,
          name: "Ana",
          email_verified: "false",
          "cognito:user_status": "UNCONFIRMED",
        },
        codeParameter: "{####}",
        linkParameter: "{##Click Here##}",
        usernameParameter: null,
        clientMetadata: { language: "pt" },
      },
      response: { smsMessage: null, emailMessage: null, emailSubject: null },
    });
  });

  it("refuse a sign-up, which then creates no user", async () => {
    const pool = await userPool({
      triggers: { PreSignUp: admitOnlyTheStudio },
    });
    await expect(pool.signUp("bo@elsewhere.org")).rejects.toMatchObject({
      name: "UserLambdaValidationException",
      message: "PreSignUp failed with error Only people of the studio may join.",
    });
    await expect(pool.signIn("bo@elsewhere.org")).rejects.toMatchObject({ name: "NotAuthorizedException" });
    expect(pool.mails).toEqual([]);
    await pool.member();
  });

  it("confirm a sign-up without a code", async () => {
    const pool = await userPool({
      triggers: { PreSignUp: vouch, PostConfirmation: agree },
    });
    expect(await pool.signUp()).toMatchObject({ UserConfirmed: true });
    expect(pool.mails).toEqual([]);
    expect(pool.events.at(-1)?.triggerSource).toBe("PostConfirmation_ConfirmSignUp");
    await pool.signIn();
  });

  it("write the email, with the code in place of their placeholder", async () => {
    const pool = await userPool({ triggers: { CustomMessage: writeLink } });
    await pool.signUp();
    const [mail] = pool.mails;
    const code = pool.code();
    expect(code).toMatch(/^\d{6}$/);
    expect(mail?.subject).toBe("Welcome to Backlot");
    expect(mail?.html).toContain(
      `<a href="https://backlot.example/confirm?code=${code}&amp;kind=CustomMessage_SignUp">`,
    );
    expect(mail?.text).toBe(
      `Welcome!\nConfirm (https://backlot.example/confirm?code=${code}&kind=CustomMessage_SignUp)`,
    );
    await pool.aws.send(new ResendConfirmationCodeCommand({ ClientId: clientId, Username: email }));
    expect(pool.mails[1]?.text).toContain("kind=CustomMessage_ResendCode");
  });

  it("write an invitation with the user's name and temporary password", async () => {
    const pool = await userPool({
      triggers: { CustomMessage: writeInvitation },
    });
    const TemporaryPassword = "temporary-Horse-1";
    await pool.aws.send(new AdminCreateUserCommand({ UserPoolId: poolId, Username: email, TemporaryPassword }));
    expect(pool.mails[0]).toMatchObject({
      subject: "Your temporary password",
      text: `${email}, your password is ${TemporaryPassword}`,
    });
  });

  it("leave the pool's default text if they write none", async () => {
    const verification = { subject: "Verify your account", message: "Your code: {####}" };
    const pool = await userPool({ triggers: { CustomMessage: agree }, pool: { verification } });
    await pool.signUp();
    expect(pool.mails[0]).toMatchObject({ subject: "Verify your account", text: `Your code: ${pool.code()}` });
  });

  it("add claims to the ID token and remove others", async () => {
    const pool = await userPool({
      triggers: { PreTokenGeneration: changeClaims },
    });
    await pool.member();
    const { IdToken = "" } = await pool.signIn();
    const claims = pool.engine.authorize(IdToken, { issuer, audience: [clientId] });
    expect(claims).toMatchObject({ studio: "north", "cognito:groups": ["producers"] });
    expect(claims).not.toHaveProperty("email");
  });
});

function writeLink({ triggerSource, request, response }: TriggerEvent): void {
  const address = `https://backlot.example/confirm?code=${request.codeParameter}&amp;kind=${triggerSource}`;
  response.emailSubject = "Welcome to Backlot";
  response.emailMessage = `<style>p { color: red }</style><p>Welcome!</p><p><a href="${address}">Confirm</a></p>`;
}

function writeInvitation({ request, response }: TriggerEvent): void {
  response.emailMessage = `${request.usernameParameter}, your password is ${request.codeParameter}`;
}

function admitOnlyTheStudio({ request }: TriggerEvent): void {
  if (JSON.stringify(request).includes("elsewhere")) throw new Error("Only people of the studio may join");
}

function vouch({ response }: TriggerEvent): void {
  Object.assign(response, { autoConfirmUser: true, autoVerifyEmail: true });
}

function changeClaims({ response }: TriggerEvent): void {
  response.claimsOverrideDetails = {
    claimsToAddOrOverride: { studio: "north" },
    claimsToSuppress: ["email"],
    groupOverrideDetails: { groupsToOverride: ["producers"] },
  };
}
