import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  InitiateAuthCommand,
  SignUpCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { DescribeExecutionCommand, SFNClient, StartExecutionCommand } from "@aws-sdk/client-sfn";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PortTakenError } from "../../infra/local/listening.ts";
import { type LocalStack, type LocalStackOptions, startLocalStack } from "../../infra/local/stack.ts";
import { writeSmallApp } from "./small-app.ts";

let folder: string;
let stack: LocalStack;

/** Environment variables that point an SDK client of the test to the stack's services. */
function client(service: string) {
  const { environment } = stack;
  return {
    region: environment.AWS_REGION!,
    endpoint: environment[`AWS_ENDPOINT_URL_${service}`]!,
    credentials: { accessKeyId: environment.AWS_ACCESS_KEY_ID!, secretAccessKey: environment.AWS_SECRET_ACCESS_KEY! },
  };
}

function start(more: object = {}, options: Partial<LocalStackOptions> = {}): Promise<LocalStack> {
  return startLocalStack({ folder: join(folder, "data"), ...writeSmallApp(folder, more), ...options });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "backlot-stack-"));
  stack = await start();
});

afterAll(async () => {
  await stack?.close();
  rmSync(folder, { recursive: true, force: true });
});

const post = (path: string, body: string) => fetch(`${stack.url}${path}`, { method: "POST", body });

async function signIn(): Promise<string> {
  const ClientId = stack.templates.of("AWS::Cognito::UserPoolClient")[0]!.ref;
  const cognito = new CognitoIdentityProviderClient(client("COGNITO_IDENTITY_PROVIDER"));
  const Username = "ana@example.com";
  const Password = "Honest-Tide-1";
  await cognito.send(
    new SignUpCommand({ ClientId, Username, Password, UserAttributes: [{ Name: "email", Value: Username }] }),
  );
  const code = /\d{6}/.exec(stack.outbox.list()[0]!.text)![0];
  await cognito.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode: code }));
  const AuthParameters = { USERNAME: Username, PASSWORD: Password };
  const { AuthenticationResult } = await cognito.send(
    new InitiateAuthCommand({ ClientId, AuthFlow: "USER_PASSWORD_AUTH", AuthParameters }),
  );
  return AuthenticationResult!.AccessToken!;
}

describe("the stack of a small app", () => {
  it("serves the site with the template's headers", async () => {
    const page = await fetch(stack.url);
    expect(await page.text()).toBe("<title>Backlot</title>");
    expect(page.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("runs a route's function, which reads the other stack's table by its role", async () => {
    const kept = await post("/api/scenes/12", "INT. NET LOFT");
    expect([kept.status, await kept.text()]).toEqual([200, "INT. NET LOFT"]);
  });

  it("refuses what the function's role does not allow", async () => {
    const refused = await post("/api/forbidden/12", "overwritten");
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain("dynamodb:PutItem");
  });

  it("lets only a signed-in user through the authorizer", async () => {
    await post("/api/scenes/13", "EXT. THE WADE");
    expect((await fetch(`${stack.url}/api/scenes/13`)).status).toBe(401);
    const authorization = `Bearer ${await signIn()}`;
    const read = await fetch(`${stack.url}/api/scenes/13`, { headers: { authorization } });
    expect([read.status, await read.text()]).toEqual([200, "EXT. THE WADE"]);
  });

  it("runs the state machine of the template", async () => {
    const states = new SFNClient(client("SFN"));
    const stateMachineArn = "arn:aws:states:us-east-1:000000000000:stateMachine:app-Machine";
    const { executionArn } = await states.send(
      new StartExecutionCommand({ stateMachineArn, input: '{"line":"Local to what?"}' }),
    );
    await stack.services.stepFunctions.ended(executionArn!);
    const { status, output } = await states.send(new DescribeExecutionCommand({ executionArn }));
    expect([status, JSON.parse(output!)]).toEqual(["SUCCEEDED", { words: 3, site: stack.url }]);
  });

  it("runs each of several state machines by its own role", async () => {
    const definition = stack.templates.of("AWS::StepFunctions::StateMachine")[0]!.properties();
    const folderOfTwo = mkdtempSync(join(tmpdir(), "backlot-two-machines-"));
    const Idle = {
      Type: "AWS::StepFunctions::StateMachine",
      Properties: { ...(definition as object), RoleArn: { "Fn::GetAtt": ["IdleRole", "Arn"] } },
    };
    const two = await startLocalStack({ folder: join(folderOfTwo, "data"), ...writeSmallApp(folderOfTwo, { Idle }) });
    try {
      const endings = ["Machine", "Idle"].map(async (id) => {
        const stateMachineArn = `arn:aws:states:us-east-1:000000000000:stateMachine:app-${id}`;
        const started = await two.services.stepFunctions.run("StartExecution", {
          stateMachineArn,
          input: '{"line":""}',
        });
        const { executionArn } = started as { executionArn: string };
        await two.services.stepFunctions.ended(executionArn);
        return two.services.stepFunctions.run("DescribeExecution", { executionArn });
      });
      expect(await Promise.all(endings)).toMatchObject([
        { status: "SUCCEEDED" },
        { status: "FAILED", cause: expect.stringContaining("lambda:InvokeFunction") },
      ]);
    } finally {
      await two.close();
      rmSync(folderOfTwo, { recursive: true, force: true });
    }
  });

  it("shows the outgoing emails only at an address that no other user of the machine can guess", async () => {
    const { url } = stack.outbox;
    expect(url).toMatch(/\/outbox\/[0-9a-f]{40}$/);
    expect(await (await fetch(url)).text()).toContain("<title>Outbox");
    expect(await (await fetch(`${url}.json`)).json()).toHaveLength(stack.outbox.list().length);
    const [id] = stack.outbox.list().map((mail) => mail.id);
    const other = url.replace(/.{4}$/, (end) => (end === "0000" ? "1111" : "0000"));
    const guesses = [
      "/outbox",
      "/outbox/",
      "/outbox.json",
      "/outbox?key=",
      "/outbox/.json",
      other.slice(stack.url.length),
    ];
    for (const path of guesses) {
      const answer = await fetch(stack.url + path);
      expect([path, answer.status, await answer.text()]).toEqual([
        ...[path, 404],
        "Open the outbox at the address that npm start printed.\n",
      ]);
    }
    for (const path of [`/outbox/${id}/bounce`, `${other.slice(stack.url.length)}/${id}/bounce`]) {
      expect((await fetch(stack.url + path, { method: "POST" })).status).toBe(404);
    }
  });

  it("keeps the outbox's address, for its owner only, when it is started again", async () => {
    const { pathname } = new URL(stack.outbox.url);
    await stack.close();
    stack = await start();
    expect(new URL(stack.outbox.url).pathname).toBe(pathname);
    expect(statSync(join(folder, "data")).mode & 0o077).toBe(0);
  });

  it("keeps its data when it is started again", async () => {
    await post("/api/scenes/14", "EXT. HARBOUR QUAY");
    await stack.close();
    stack = await start();
    const kept = await post("/api/forbidden/14", "");
    expect([kept.status, await kept.text()]).toEqual([200, "EXT. HARBOUR QUAY"]);
  });
});

// Below the ephemeral port range, so that no other process gets the port before it.
async function occupied(): Promise<{ port: number; free: () => void }> {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    const server = createServer().listen(port, "127.0.0.1");
    const isTaken = await once(server, "listening").then(
      () => false,
      () => true,
    );
    if (!isTaken) return { port, free: () => server.close() };
  }
}

describe("a request for another host, as a page sends whose name points here", () => {
  async function statusOf(address: string, host: string): Promise<number> {
    const asked = request(address, { method: "POST", headers: { host } }).end();
    const [{ statusCode, ...answer }] = await once(asked, "response");
    answer.resume?.();
    return statusCode;
  }

  const servers = () => [
    stack.url,
    stack.outbox.url,
    ...Object.entries(stack.environment).flatMap(([name, value]) =>
      name.startsWith("AWS_ENDPOINT_URL_") ? value : [],
    ),
  ];

  it("is refused by the site and by every service", async () => {
    expect(servers()).toHaveLength(11);
    for (const host of [
      "rebound.example",
      "rebound.example:4000",
      "localhost.rebound.example",
      "127.0.0.1.nip.example",
    ]) {
      const statuses = await Promise.all(servers().map((address) => statusOf(address, host)));
      expect(statuses).toEqual(statuses.map(() => 421));
    }
  });

  it.each(["localhost", "LOCALHOST:4000", "127.0.0.1:80", "[::1]:4000"])("is answered for %s", async (host) => {
    const statuses = await Promise.all(servers().map((address) => statusOf(address, host)));
    expect(statuses).not.toContain(421);
  });
});

describe("a request during the start", () => {
  it("waits until the site can answer it", async () => {
    const { port, free } = await occupied();
    free();
    let early: Promise<Response> | undefined;
    const progress = () => {
      early ??= fetch(`http://localhost:${port}/`);
    };
    const starting = await start({}, { folder: join(folder, "early"), port, progress });
    try {
      expect(await (await early!).text()).toBe("<title>Backlot</title>");
    } finally {
      await starting.close();
    }
  });

  it("is dropped when the start fails", async () => {
    const { port, free } = await occupied();
    free();
    let early: Promise<string> | undefined;
    const progress = () => {
      early ??= fetch(`http://localhost:${port}/`).then(
        () => "answered",
        () => "dropped",
      );
    };
    const WritePermission = { Type: "AWS::IAM::Role" };
    await expect(start({ WritePermission }, { folder: join(folder, "failing"), port, progress })).rejects.toThrow();
    expect(await early).toBe("dropped");
  });
});

describe("a failed start reports its cause", () => {
  it.each([
    ["the port", 0],
    ["the port after it, which is S3's", -1],
  ])("when %s is taken", async (_, offset) => {
    const { port, free } = await occupied();
    try {
      await expect(start({}, { folder: join(folder, "other"), port: port + offset })).rejects.toThrow(
        new PortTakenError(port),
      );
    } finally {
      free();
    }
  });

  it("when a function's environment uses an unsupported attribute", async () => {
    const Variables = { STREAM: { "Fn::GetAtt": ["Files", "WebsiteURL"] } };
    const Odd = {
      Type: "AWS::Lambda::Function",
      Metadata: { "local:entry": "test/local/handlers/count.ts" },
      Properties: { Handler: "index.handler", Role: { "Fn::GetAtt": ["IdleRole", "Arn"] }, Environment: { Variables } },
    };
    await expect(start({ Odd }, { folder: join(folder, "other") })).rejects.toThrow(
      "app/Odd.Environment uses Files.WebsiteURL (AWS::S3::Bucket)",
    );
  });

  it("when API Gateway may not invoke a route's function", async () => {
    const WritePermission = { Type: "AWS::IAM::Role" };
    await expect(start({ WritePermission }, { folder: join(folder, "other") })).rejects.toThrow(
      "POST /api/scenes/{scene}",
    );
  });
});
