import { ServiceError } from "../../engine.ts";

export function accessDenied(message = "Access Denied"): ServiceError {
  return new ServiceError("AccessDenied", message, 403);
}

export function invalidArgument(message: string): ServiceError {
  return new ServiceError("InvalidArgument", message);
}

export function invalidRequest(message: string): ServiceError {
  return new ServiceError("InvalidRequest", message);
}

export function invalidUri(path: string): ServiceError {
  return new ServiceError("InvalidURI", `Couldn't parse the specified URI: "${path}"`);
}

export function malformedXml(): ServiceError {
  return new ServiceError(
    "MalformedXML",
    "The XML you provided was not well-formed or did not validate against our published schema",
  );
}

export function noSuchBucket(name: string): ServiceError {
  return new ServiceError("NoSuchBucket", "The specified bucket does not exist", 404, { BucketName: name });
}

export function noSuchKey(key: string): ServiceError {
  return new ServiceError("NoSuchKey", "The specified key does not exist.", 404, { Key: key });
}

export function notImplemented(what: string): ServiceError {
  return new ServiceError("NotImplemented", `${what} is not implemented by the local S3`, 501);
}

export function preconditionFailed(condition: "If-Match" | "If-None-Match"): ServiceError {
  const message = "At least one of the pre-conditions you specified did not hold";
  return new ServiceError("PreconditionFailed", message, 412, { Condition: condition });
}

export function tooLarge(size: number, largest: number): ServiceError {
  const message = "Your proposed upload exceeds the maximum allowed size";
  return new ServiceError("EntityTooLarge", message, 400, { ProposedSize: size, MaxSizeAllowed: largest });
}

export function tooSmall(size: number, smallest: number): ServiceError {
  const message = "Your proposed upload is smaller than the minimum allowed size";
  return new ServiceError("EntityTooSmall", message, 400, { ProposedSize: size, MinSizeAllowed: smallest });
}
