import type { Server } from "node:http";

/** A stand-in for one AWS service: an HTTP server that the AWS SDK talks to, not yet listening. */
export interface Engine {
  readonly server: Server;
  close(): Promise<void>;
}

/** Who holds an access key and what the synthesised template lets them do. */
export interface Authority {
  /** The secret of an access key, by which a signature is checked; undefined for an unknown key. */
  secretOf(accessKeyId: string): string | undefined;
  /** Whether the key's role may do `action` (such as "dynamodb:PutItem") to the resource. */
  allows(accessKeyId: string, action: string, resourceArn: string): boolean;
}

/** An error in the words and with the code that the AWS service uses. */
export class ServiceError extends Error {
  readonly code: string;
  readonly status: number;
  /** Further members of the error's body, such as `CancellationReasons`. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: string, message: string, status = 400, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = code;
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

/** The access key id in a signed request's Authorization header. */
export function accessKeyOf(authorization: string | undefined): string | undefined {
  return /Credential=([^/,\s=]+)\//.exec(authorization ?? "")?.[1];
}
