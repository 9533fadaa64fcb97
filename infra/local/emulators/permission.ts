import { type Authority, accessKeyOf, ServiceError } from "./engine.ts";

/** The permission that a request needs; one allowed resource of the list is enough. */
export interface Need {
  readonly action: string;
  readonly resources: readonly string[];
  /** The HTTP status of the service's refusal: 400 in the JSON protocols, 403 in the REST ones. */
  readonly status: number;
}

/** Throws the AWS error if the caller's role does not allow the request. */
export function requirePermission(
  authority: Authority | undefined,
  authorization: string | undefined,
  { action, resources, status }: Need,
): void {
  if (authority === undefined) return;
  const accessKey = accessKeyOf(authorization);
  if (accessKey === undefined) {
    throw new ServiceError("MissingAuthenticationTokenException", "Missing Authentication Token", status);
  }
  if (authority.secretOf(accessKey) === undefined) {
    const message = "The security token included in the request is invalid.";
    throw new ServiceError("UnrecognizedClientException", message, status);
  }
  if (resources.some((resource) => authority.allows(accessKey, action, resource))) return;
  throw new ServiceError(
    "AccessDeniedException",
    `User: ${accessKey} is not authorized to perform: ${action} on resource: ${resources[0]} because no identity-based policy allows the ${action} action`,
    status,
  );
}
