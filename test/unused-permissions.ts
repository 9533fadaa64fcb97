import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Permission } from "../infra/local/iam/role-keys.ts";
import { RIGHTS_USED } from "./rights-used.ts";

// npm run rights, the last step of npm test: every permission of every role was used by some test, or has its reason
// here.

/** Permissions that no local test uses, with the reason for each. */
const REASONS: readonly { readonly right: RegExp; readonly reason: string }[] = [
  // Roles keep the first names of their routes.
  {
    right: /\/(?:changeWishes|judgeProductionReport)\w* dynamodb:DeleteItem /,
    reason: "A board that no longer shoots on a day gives the day back; their tests leave the days as they are.",
  },
  {
    right: /\/startImprovement\w* states:DescribeExecution /,
    reason: "A search that died without a word is found out.",
  },
  {
    right: /\/leaveProject\w* (?:dynamodb:(?:UpdateItem|ConditionCheckItem|DeleteItem)|s3:DeleteObjectVersion) /,
    reason: "Leaving revokes what a removal does; the tests' member who leaves holds less.",
  },
  {
    right: /\/(?:sendCallSheet|confirmCall|followCalls)\w* s3:GetObject \S+breakdown/,
    reason: "A call sheet is narrowed by the breakdown where its reader sees some scenes only.",
  },
  {
    right: /\/(?:sendCallSheet|confirmCall|followCalls|readCall|printCall|sendcallsheets)\w* s3:GetObject \S+schedules/,
    reason: "A call sheet is narrowed by the active schedules where its reader sees the scenes of some units only.",
  },
  {
    right: /\/(?:uploadScript|importproject)Role\w* s3:GetObject \S+\/uploads\//,
    reason: "With `malwareScan` off, an upload is read without its version; the tests' stack has it on.",
  },
  {
    right: /\/finishScriptUpload\w* s3:DeleteObject /,
    reason: "A draft that passes the limit in a race leaves no file; the tests' race is of `uploadScript`.",
  },
  { right: /\/MalwareScanRole\w* /, reason: "GuardDuty scans by it; its emulator reads the bucket itself." },
  { right: /^\S+ kms:/, reason: "DynamoDB and S3 ask for the key on the caller's behalf." },
  { right: /^\S+ (?:logs|xray):/, reason: "Lambda and Step Functions write logs and traces; nothing here takes them." },
  { right: /^\S+ lambda:InvokeFunction \S+:\*$/, reason: "CDK names the versions of a function beside the function." },
  { right: /readtextlayer/, reason: "`extraction` set to text-layer-first reads by it; the tests' stack does not." },
  { right: /^\S+ sqs:SendMessage /, reason: "An event that has failed every time goes there; none does here." },
  {
    right:
      /\/(?:startExport|getExport|startImport|getImport)\w* (?:dynamodb:UpdateItem|states:DescribeExecution|s3:GetObject) /,
    reason: "A run that died without a word is found by asking for it, and written down.",
  },
  {
    right: /\/getMailing\w* dynamodb:UpdateItem /,
    reason: "A mailing whose run ended without recording it is recorded as paused.",
  },
  { right: /\/abandonimport\w* /, reason: "It takes away what an import has left that failed half-way." },
  {
    right: /\/(?:start|get|stop)Improvement\w* (?:dynamodb:UpdateItem|s3:GetObject) /,
    reason: "A search that died without a word is found out, and what it had found is kept.",
  },
  {
    right: /\/(?:importSchedule|updateSchedulingPreferences|setProductionReportState)\w* dynamodb:DeleteItem /,
    reason: "A board that no longer shoots on a day gives the day back; their tests leave the days as they are.",
  },
  {
    right: /\/(?:keepimprovement|exchangeImprovement)\w* dynamodb:DeleteItem /,
    reason: "As above: whether a search finds a plan with fewer days in its time depends on the machine.",
  },
  {
    right: /\/confirmSignup\w* cognito-idp:AdminConfirmSignUp /,
    reason: "AWS may leave an account that was signed up in the way of before unconfirmed when its password is set.",
  },
  {
    right: /\/changeTeamMember\w* dynamodb:ConditionCheckItem /,
    reason: "An owner steps down while another stays one.",
  },
  {
    right: /\/updateLocationDetails\w* dynamodb:GetItem /,
    reason: "After a stale edit it is read what stands there now.",
  },
  {
    right:
      /\/(?:makeCallSheetDrafts|makeDraftsAsClient|getCallSheetAsClient|nightlycallsheets)\w* s3:GetObject \S+photos/,
    reason: "A call sheet has the production's logo on it, if there is one.",
  },
  {
    right: /\/getCallSheetAsClient\w* s3:GetObject \S+call-sheets/,
    reason: "A published day is compared with its publication, as for a person.",
  },
];

// Each stack has a user pool with an id of its own.
const nameOf = ({ role, action, resource }: Permission) =>
  `${role} ${action} ${resource.replace(/userpool\/\S+/, "userpool")}`;
if (!existsSync(RIGHTS_USED)) {
  console.error(`There is no ${RIGHTS_USED}, which only a run of all tests leaves: npm run unit, then this again.`);
  process.exit(1);
}
const kept = readdirSync(RIGHTS_USED).flatMap((file) => {
  return JSON.parse(readFileSync(join(RIGHTS_USED, file), "utf8")) as Permission[]; // written by rights-used.ts
});
const rights = Map.groupBy(kept, nameOf);
const unneeded = [...rights]
  .filter(([name, same]) => !same.some(({ isUsed }) => isUsed) && !REASONS.some(({ right }) => right.test(name)))
  .map(([name]) => name);
if (unneeded.length > 0) {
  console.error(`${unneeded.length} rights were needed by no test:\n${unneeded.join("\n")}`);
  process.exitCode = 1;
} else {
  console.log(`Of ${rights.size} rights each was needed by a test, or has its reason.`);
}
