import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DeleteCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seesOfReader } from "../../../../functions/call-sheet/reader.ts";
import { systemGrant } from "../../../../functions/store/account/sessions.ts";
import { invitationsOf } from "../../../../functions/store/account/users.ts";
import { apiClient } from "../../../../infra/local/demo/api-client.ts";
import { dynamoDbEngine } from "../../../../infra/local/emulators/dynamodb/engine.ts";
import { type LocalStack, startLocalStack } from "../../../../infra/local/stack.ts";
import { routes } from "../../../../shared/contract/routes.ts";
import { refusal } from "../../../api/refusal.ts";
import { expireInvitation, tables } from "../../../api/tables.ts";
import { otherCode, shownCode } from "../../../authenticator.ts";
import { awsOf } from "../../../local-aws.ts";
import { OUTBOX_KEY } from "../../../outbox.ts";
import { confirmed, newEmail, onTeam, PASSWORD, type Person, signedIn, signedUp } from "../../../people.ts";

describe("an index of the local DynamoDB", () => {
  it("has what was written only after its lag", async () => {
    let now = 0;
    const engine = dynamoDbEngine({ now: () => now, indexLag: () => 700 });
    const TableName = "scenes";
    const string = (AttributeName: string) => ({ AttributeName, AttributeType: "S" });
    await engine.run("CreateTable", {
      ...{ TableName, BillingMode: "PAY_PER_REQUEST" },
      AttributeDefinitions: ["pk", "sk", "cast"].map(string),
      KeySchema: [
        { AttributeName: "pk", KeyType: "HASH" },
        { AttributeName: "sk", KeyType: "RANGE" },
      ],
      GlobalSecondaryIndexes: [
        {
          IndexName: "byCast",
          KeySchema: [{ AttributeName: "cast", KeyType: "HASH" }],
          Projection: { ProjectionType: "ALL" },
        },
      ],
    });
    const put = (day: string) =>
      engine.run("PutItem", {
        TableName,
        Item: { pk: { S: "a" }, sk: { S: "1" }, cast: { S: "Ana" }, day: { S: day } },
      });
    const days = async (asked: object) => {
      const { Items } = (await engine.run("Query", { TableName, ...asked })) as { Items: { day: { S: string } }[] };
      return Items.map(({ day }) => day.S);
    };
    const inIndex = () =>
      days({
        ...{ IndexName: "byCast", KeyConditionExpression: "#c = :c", ExpressionAttributeNames: { "#c": "cast" } },
        ExpressionAttributeValues: { ":c": { S: "Ana" } },
      });
    await put("Monday");
    expect(await inIndex()).toEqual([]);
    const ExpressionAttributeValues = { ":pk": { S: "a" } };
    expect(await days({ KeyConditionExpression: "pk = :pk", ExpressionAttributeValues })).toEqual(["Monday"]);
    now = 700;
    expect(await inIndex()).toEqual(["Monday"]);
    await put("Tuesday");
    expect(await inIndex()).toEqual(["Monday"]);
    now = 1400;
    expect(await inIndex()).toEqual(["Tuesday"]);
    await engine.run("DeleteItem", { TableName, Key: { pk: { S: "a" }, sk: { S: "1" } } });
    now = 2099;
    expect(await inIndex()).toEqual(["Tuesday"]);
    now = 2100;
    expect(await inIndex()).toEqual([]);
    await engine.close();
  });
});

describe("while indexes lag", () => {
  let folder: string;
  let stack: LocalStack;
  let lag = 0;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "backlot-stale-"));
    stack = await startLocalStack({ folder, site: folder, inMemory: true, outboxKey: OUTBOX_KEY, indexLag: () => lag });
  });
  afterAll(async () => {
    await stack.close();
    rmSync(folder, { recursive: true });
  });

  const A_MINUTE = 60_000;

  it("a new project is in its owner's list", async () => {
    const owner = await signedUp(stack.url, "owner");
    lag = A_MINUTE;
    const payload = { projectName: "Tide", projectType: "Short Film" } as const;
    const { id } = await owner.api(routes.createProject, { params: { user: owner.id }, payload });
    const listed = await owner.api(routes.listProjects, { params: { user: owner.id } });
    expect(listed.map((project) => project.id)).toEqual([id]);
  });

  it("an invited person sees the project as soon as they look, and no longer after leaving it", async () => {
    lag = 0;
    const [owner, guest] = await Promise.all([signedUp(stack.url, "owner"), signedUp(stack.url, "guest")]);
    const payload = { projectName: "Harbour", projectType: "Short Film" } as const;
    const { id } = await owner.api(routes.createProject, { params: { user: owner.id }, payload });
    await owner.api(routes.addTeamMember, { params: { id, username: guest.email } });
    lag = A_MINUTE;
    const listed = await guest.api(routes.listProjects, { params: { user: guest.id } });
    expect(listed.map((project) => project.id)).toEqual([id]);
    await guest.api(routes.leaveProject, { params: { id }, payload: { left: true } });
    expect(await guest.api(routes.listProjects, { params: { user: guest.id } })).toEqual([]);
  });

  it("a member's list has a project no longer by its real title once they are limited, and not once they have left it", async () => {
    lag = 0;
    const [owner, guest] = await Promise.all([signedUp(stack.url, "owner"), signedUp(stack.url, "guest")]);
    const payload = { projectName: "Harbour", projectType: "Short Film" } as const;
    const { id } = await owner.api(routes.createProject, { params: { user: owner.id }, payload });
    await owner.api(routes.addTeamMember, { params: { id, username: guest.email } });
    const listed = async () => {
      const projects = await guest.api(routes.listProjects, { params: { user: guest.id } });
      return projects.map(({ projectName }) => projectName);
    };
    await owner.api(routes.setWorkingTitle, { params: { id }, payload: { coverTitle: "Blue Hour" } });
    expect(await listed()).toEqual(["Harbour"]);
    lag = A_MINUTE;
    await owner.api(routes.changeTeamMember, {
      params: { id, username: guest.email },
      payload: { role: "Grip", may: "viewer", sees: { kind: "scenes", scenes: ["2"] } },
    });
    expect(await listed()).toEqual(["Blue Hour"]);
    await guest.api(routes.leaveProject, { params: { id }, payload: { left: true } });
    expect(await listed()).toEqual([]);
  });

  it("a member whom an owner puts back sees the project", async () => {
    lag = 0;
    const [owner, guest] = await Promise.all([signedUp(stack.url, "owner"), signedUp(stack.url, "guest")]);
    const payload = { projectName: "Jetty", projectType: "Short Film" } as const;
    const { id } = await owner.api(routes.createProject, { params: { user: owner.id }, payload });
    await onTeam(owner, id, guest);
    // As an hour after the guest has joined.
    const aws = awsOf(stack);
    const Key = { pk: `USER#${guest.id}`, sk: `JOINED#${id}` };
    const joined = new DeleteCommand({ TableName: aws.projectsTable, Key, ReturnValues: "ALL_OLD" });
    expect((await tables(aws).send(joined)).Attributes).toBeDefined();
    const params = { id, username: guest.email };
    await owner.api(routes.removeTeamMember, { params, payload: { removed: true } });
    lag = A_MINUTE;
    await owner.api(routes.removeTeamMember, { params, payload: { removed: false } });
    const listed = await guest.api(routes.listProjects, { params: { user: guest.id } });
    expect(listed.map((project) => project.id)).toEqual([id]);
  });

  it("the only owner of a project that was just created cannot delete the account once someone else is in it", async () => {
    lag = 0;
    const [owner, guest] = await Promise.all([signedUp(stack.url, "owner"), signedUp(stack.url, "guest")]);
    lag = A_MINUTE;
    const payload = { projectName: "Pier", projectType: "Short Film" } as const;
    const { id } = await owner.api(routes.createProject, { params: { user: owner.id }, payload });
    lag = 0;
    await onTeam(owner, id, guest);
    const { password } = owner;
    const deletion = owner.api(routes.setAccountDeleted, {
      params: { user: owner.id },
      payload: { deleted: true, password },
    });
    await expect(deletion).rejects.toMatchObject({ code: "onlyOwner" });
  });

  it("an invitation that was just limited stays so when it is renewed, and for its reader of call sheets", async () => {
    lag = 0;
    const owner = await signedUp(stack.url, "owner");
    const payload = { projectName: "Groyne", projectType: "Short Film" } as const;
    const { id } = await owner.api(routes.createProject, { params: { user: owner.id }, payload });
    const params = { id, username: newEmail("invited") };
    await owner.api(routes.addTeamMember, { params });
    lag = A_MINUTE;
    const sees = { kind: "scenes", scenes: ["2"] } as const;
    await owner.api(routes.changeTeamMember, { params, payload: { role: "Grip", may: "viewer", sees } });
    const aws = awsOf(stack);
    Object.assign(process.env, aws.environment, { PROJECTS_TABLE: aws.projectsTable });
    expect(await seesOfReader(systemGrant(id), [params.username])).toMatchObject(sees);
    await expireInvitation(aws, id, params.username);
    expect(await owner.api(routes.addTeamMember, { params })).toMatchObject({ may: "viewer", sees });
  });

  it("a person who signs up at once when invited sees the project", async () => {
    lag = 0;
    const owner = await signedUp(stack.url, "owner");
    const payload = { projectName: "Mole", projectType: "Short Film" } as const;
    const { id } = await owner.api(routes.createProject, { params: { user: owner.id }, payload });
    const email = newEmail("invited");
    lag = A_MINUTE;
    const params = { id, username: email };
    await owner.api(routes.addTeamMember, { params });
    const aws = awsOf(stack);
    Object.assign(process.env, aws.environment, { PROJECTS_TABLE: aws.projectsTable });
    // What a sign-up by invitation only asks.
    expect(await invitationsOf(email)).toMatchObject([{ projectId: id }]);
    await owner.api(routes.removeTeamMember, { params, payload: { removed: true } });
    expect(await invitationsOf(email)).toEqual([]);
    await owner.api(routes.removeTeamMember, { params, payload: { removed: false } });
    const guest = await signedUp(stack.url, "invited", email);
    const listed = await guest.api(routes.listProjects, { params: { user: guest.id } });
    expect(listed.map((project) => project.id)).toEqual([id]);
  });

  const newMember = async (owner: Person) => {
    lag = 0;
    const payload = { projectName: "Quay", projectType: "Short Film" } as const;
    const { id } = await owner.api(routes.createProject, { params: { user: owner.id }, payload });
    const email = newEmail("new");
    await owner.api(routes.addTeamMember, { params: { id, username: email } });
    await confirmed(stack.url, email);
    lag = A_MINUTE;
    // The first sign-in writes the row by which the index finds the account, and accepts the invitation.
    return { id, guest: await signedIn(stack.url, email) };
  };

  it("a person who has just signed in for the first time can leave a project", async () => {
    lag = 0;
    const owner = await signedUp(stack.url, "owner");
    const { id, guest } = await newMember(owner);
    await guest.api(routes.leaveProject, { params: { id }, payload: { left: true } });
    await expect(guest.api(routes.getProjectName, { params: { id } })).rejects.toMatchObject({ status: 404 });
    const team = await owner.api(routes.listTeam, { params: { id } });
    expect(team.map(({ email }) => email)).toEqual([owner.email]);
  });

  it("the codes are limited of a person who has just signed in for the first time", async () => {
    lag = A_MINUTE;
    const person = await signedUp(stack.url, "new");
    const params = { user: person.id };
    const { secret } = await person.api(routes.prepareTwoFactor, { params, payload: { password: PASSWORD } });
    await person.api(routes.setTwoFactor, { params, payload: { on: true, code: shownCode(secret) } });
    // The quarters of an hour are those of the clock, and one may begin while the test runs.
    const quarter = () => Math.floor(Date.now() / 900_000);
    const first = quarter();
    const refusals = [];
    for (let tries = 0; tries < 21; tries++) {
      const code = tries % 2 ? otherCode(secret) : "0123456789abcdef";
      refusals.push(
        (
          await refusal(
            apiClient(stack.url)(routes.login, { payload: { email: person.email, password: PASSWORD, code } }),
          )
        )[1],
      );
    }
    const wrong = refusals.filter((one) => one === "wrongCode").length;
    expect(wrong).toBeLessThanOrEqual(10 * (1 + quarter() - first));
    expect(new Set(refusals)).toEqual(new Set(["wrongCode", "tooManyAttempts"]));
  });

  it("a person who has just signed in for the first time sees a wrong password and can use a recovery code", async () => {
    lag = A_MINUTE;
    const person = await signedUp(stack.url, "new");
    const params = { user: person.id };
    const login = (password: string, code?: string) =>
      apiClient(stack.url)(routes.login, { payload: { email: person.email, password, code } });
    expect(await refusal(login("Wrong-Tide-9"))).toContain("wrongPassword");
    const { secret } = await person.api(routes.prepareTwoFactor, { params, payload: { password: PASSWORD } });
    const on = { on: true, code: shownCode(secret) } as const;
    const { recoveryCodes } = await person.api(routes.setTwoFactor, { params, payload: on });
    expect(await refusal(login(PASSWORD, otherCode(secret)))).toContain("wrongCode");
    // It ends the person's other sessions.
    const { token } = await login(PASSWORD, recoveryCodes[0]);
    const events = await apiClient(stack.url, token)(routes.listAccountEvents, { params });
    expect(events.map(({ what }) => what)).toEqual(expect.arrayContaining(["wrongPassword", "wrongCode"]));
  });

  it("an owner can change and remove a person who has just signed in for the first time", async () => {
    lag = 0;
    const owner = await signedUp(stack.url, "owner");
    const { id, guest } = await newMember(owner);
    const params = { id, username: guest.email };
    const payload = { role: "Gaffer", may: "editor" } as const;
    expect(await owner.api(routes.changeTeamMember, { params, payload })).toMatchObject({ may: "editor" });
    await owner.api(routes.removeTeamMember, { params, payload: { removed: true } });
    await expect(guest.api(routes.getProjectName, { params: { id } })).rejects.toMatchObject({ status: 404 });
  });
});
