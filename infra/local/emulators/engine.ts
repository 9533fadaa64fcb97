import type { Server } from "node:http";

/** An emulator of an AWS service: an HTTP server for the AWS SDK, not yet listening. */
export interface Engine {
  readonly server: Server;
  close(): Promise<void>;
}

/** The access keys and the permissions that the synthesised template grants them. */
export interface Authority {
  /** The secret of an access key, for verifying signatures; undefined for an unknown key. */
  secretOf(accessKeyId: string): string | undefined;
  /** Whether the key's role allows `action` (such as "dynamodb:PutItem") on the resource. */
  allows(accessKeyId: string, action: string, resourceArn: string): boolean;
}

/** An error with the code and the message of the AWS service. */
export class ServiceError extends Error {
  readonly code: string;
  readonly status: number;
  /** Further fields of the error's body, such as `CancellationReasons`. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: string, message: string, status = 400, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = code;
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

/** The access key id in the Authorization header of a signed request. */
export function accessKeyOf(authorization: string | undefined): string | undefined {
  return /Credential=([^/,\s=]+)\//.exec(authorization ?? "")?.[1];
}
