import { ServiceError } from "../../engine.ts";

export function notAuthorized(message: string): ServiceError {
  return new ServiceError("NotAuthorizedException", message);
}

export function invalidParameter(message: string): ServiceError {
  return new ServiceError("InvalidParameterException", message);
}

export function wrongCredentials(): ServiceError {
  return notAuthorized("Incorrect username or password.");
}

export function noSuchUser(): ServiceError {
  return new ServiceError("UserNotFoundException", "User does not exist.");
}

export function usernameTaken(message: string): ServiceError {
  return new ServiceError("UsernameExistsException", message);
}

export function noSuchPool(id: string): ServiceError {
  return new ServiceError("ResourceNotFoundException", `User pool ${id} does not exist.`);
}

export function noSuchClient(id: string): ServiceError {
  return new ServiceError("ResourceNotFoundException", `User pool client ${id} does not exist.`);
}

export function codeMismatch(): ServiceError {
  return new ServiceError("CodeMismatchException", "Invalid verification code provided, please try again.");
}

export function codeExpired(): ServiceError {
  return new ServiceError("ExpiredCodeException", "Invalid code provided, please request a code again.");
}

export function limitExceeded(): ServiceError {
  return new ServiceError("LimitExceededException", "Attempt limit exceeded, please try after some time.");
}
