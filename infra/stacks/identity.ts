import { Duration, RemovalPolicy, Stack, type StackProps, Validations } from "aws-cdk-lib";
import {
  type HttpApi,
  HttpAuthorizer,
  HttpAuthorizerType,
  type IHttpApi,
  type IHttpRouteAuthorizer,
} from "aws-cdk-lib/aws-apigatewayv2";
import {
  AccountRecovery,
  FeaturePlan,
  LambdaVersion,
  Mfa,
  UserPool,
  type UserPoolClient,
  UserPoolOperation,
} from "aws-cdk-lib/aws-cognito";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import type { Config } from "../config/config.ts";
import { BacklotFunction } from "../constructs/backlot-function.ts";
import { acknowledgeErrorResponses } from "../constructs/nag-acknowledgements.ts";

interface IdentityStackProps extends StackProps {
  readonly config: Config;
  readonly siteUrl: string;
  readonly api: HttpApi;
}

/** The name by which the trigger recognises the client whose tokens keep the self-service scope. */
const SERVER_CLIENT_NAME = "backlot-server";

/** Authentication: the user pool, the clients that sign users in, and the API's authorizer. */
export class IdentityStack extends Stack {
  readonly pool: UserPool;
  readonly client: UserPoolClient;
  /** Used by functions to reauthenticate users who change their account. Its tokens never leave the server. */
  readonly serverClient: UserPoolClient;
  readonly authorizer: IHttpRouteAuthorizer;
  /** The function that Cognito calls at each sign-in. */
  readonly trigger: BacklotFunction;

  constructor(scope: Construct, id: string, props: IdentityStackProps) {
    super(scope, id, props);
    acknowledgeErrorResponses(this);
    this.pool = new UserPool(this, "Users", {
      // The cheapest plan in which a trigger can change access tokens, and the default of new pools.
      featurePlan: FeaturePlan.ESSENTIALS,
      // POST /api/confirm-signup creates the account when the user opens the emailed link.
      selfSignUpEnabled: false,
      signInAliases: { email: true },
      autoVerify: { email: true },
      // An email address is kept until its replacement is verified.
      keepOriginal: { email: true },
      standardAttributes: { email: { required: true, mutable: true } },
      passwordPolicy: {
        minLength: 12,
        requireLowercase: true,
        requireUppercase: true,
        requireDigits: true,
        requireSymbols: false,
      },
      // A new password is set by POST /api/reset-password, which checks it against Backlot's rule.
      accountRecovery: AccountRecovery.NONE,
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { sms: false, otp: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    Validations.of(this.pool).acknowledge(
      {
        id: "AwsSolutions-COG1",
        reason:
          "Twelve characters of three classes, as the MPA asks; a fourth class would add less strength than that length.",
      },
      {
        id: "AwsSolutions-COG2",
        reason:
          "An authenticator app is offered to everyone; `secondStep` of cdk.json or a project's owner requires it, which is held by the check that every route passes. Required by the pool, it would be set up before the first sign-in, without a page to do it on.",
      },
      {
        id: "AwsSolutions-COG8",
        reason:
          "The Plus plan's risk scores need the browser's own data, and here passwords arrive through our own route.",
      },
    );
    this.trigger = new BacklotFunction(this, "PreToken", {
      entry: "functions/triggers/pre-token.ts",
      environment: { SERVER_CLIENT_NAME },
      rights: [
        new PolicyStatement({
          actions: ["cognito-idp:DescribeUserPoolClient"],
          // The pool refers to this function, so the function's role cannot refer to the pool.
          resources: [this.formatArn({ service: "cognito-idp", resource: "userpool", resourceName: "*" })],
        }),
      ],
      logGroup: new LogGroup(this, "PreTokenLog", { retention: RetentionDays.ONE_YEAR }),
      timeoutSeconds: 5,
      memoryMegabytes: 512,
    });
    this.pool.addTrigger(UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG, this.trigger, LambdaVersion.V2_0);
    this.serverClient = this.pool.addClient("Server", {
      userPoolClientName: SERVER_CLIENT_NAME,
      // Signing in with this client requires permissions on the user pool.
      authFlows: { adminUserPassword: true },
      disableOAuth: true,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      // Enough time to scan a QR code and enter the app's code.
      accessTokenValidity: Duration.minutes(15),
      idTokenValidity: Duration.minutes(15),
      refreshTokenValidity: Duration.hours(1),
    });
    this.client = this.pool.addClient("Web", {
      // POST /api/login receives the password and signs in for the user.
      authFlows: { userPassword: true },
      disableOAuth: true,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.minutes(60),
      idTokenValidity: Duration.minutes(60),
      refreshTokenValidity: Duration.hours(Number(props.config.sessionHours)),
    });
    // Created here because HttpJwtAuthorizer would add it to the API's own stack, that of the site.
    const { authorizerId } = new HttpAuthorizer(this, "Sessions", {
      // The class does not satisfy its own interface under exactOptionalPropertyTypes.
      httpApi: props.api as IHttpApi,
      type: HttpAuthorizerType.JWT,
      identitySource: ["$request.header.Authorization"],
      jwtIssuer: this.pool.userPoolProviderUrl,
      jwtAudience: [this.client.userPoolClientId],
    });
    this.authorizer = HttpAuthorizer.fromHttpAuthorizerAttributes(this, "SessionsOfRoutes", {
      authorizerId,
      authorizerType: "JWT",
    });
  }
}
