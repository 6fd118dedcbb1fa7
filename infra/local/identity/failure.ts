/** An error of Cognito, by the name of its exception in the SDK. */
export class CognitoFailure extends Error {
  readonly type: CognitoError;

  constructor(type: CognitoError, message: string) {
    super(message);
    this.type = type;
  }
}

/** Exceptions of the Cognito emulator. */
export type CognitoError =
  | 'AliasExistsException'
  | 'CodeMismatchException'
  | 'EnableSoftwareTokenMFAException'
  | 'ExpiredCodeException'
  | 'InternalErrorException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'InvalidSignatureException'
  | 'MissingAuthenticationTokenException'
  | 'NotAuthorizedException'
  | 'RefreshTokenReuseException'
  | 'ResourceNotFoundException'
  | 'SoftwareTokenMFANotFoundException'
  | 'UnknownOperationException'
  | 'UnrecognizedClientException'
  | 'UnsupportedTokenTypeException'
  | 'UserLambdaValidationException'
  | 'UserNotConfirmedException'
  | 'UserNotFoundException'
  | 'UsernameExistsException';

/** Throws a Cognito error. */
export function fail(type: CognitoError, message: string): never {
  throw new CognitoFailure(type, message);
}
