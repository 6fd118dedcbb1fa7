import * as z from 'zod';
import { fail } from '../failure.ts';
import { adminOperation, publicOperation } from '../operation.ts';
import { hashOf, type Pool, requireUser } from '../pool.ts';
import { apiScope, startSession, userOfToken } from '../sessions.ts';
import type { User } from '../state.ts';
import { matchingStep, newTotpSecret } from '../totp.ts';
import { checkClient, checkPool, PoolInput, UserInput } from './input.ts';

/** Codes that may be tried in one session of a sign-in, as Cognito allows by default. */
const maxAttempts = 5;

const Token = z.object({ AccessToken: z.string().min(1) });

export const AssociateSoftwareToken = publicOperation(Token, (pool, { AccessToken }) => {
  const user = userOfToken(pool, AccessToken, apiScope);
  const secret = newTotpSecret();
  user.softwareToken = { enabled: false, ...user.softwareToken, pending: secret };

  return { SecretCode: secret };
});

const Verify = Token.extend({
  UserCode: z.string().regex(/^\d{6}$/),
  FriendlyDeviceName: z.string().optional(),
});

export const VerifySoftwareToken = publicOperation(Verify, (pool, { AccessToken, UserCode }) => {
  const user = userOfToken(pool, AccessToken, apiScope);
  const secret = user.softwareToken?.pending;
  if (!secret) return fail('InvalidParameterException', 'User has not associated a software token.');
  const step = matchingStep(secret, UserCode, pool.now().getTime());
  if (step === undefined) {
    return fail('EnableSoftwareTokenMFAException', 'Code mismatch and fail enable Software Token MFA');
  }
  user.softwareToken = { secret, lastStep: step, enabled: user.softwareToken?.enabled ?? false };

  return { Status: 'SUCCESS' };
});

const Preference = UserInput.extend({
  SoftwareTokenMfaSettings: z.object({
    Enabled: z.boolean().default(false),
    PreferredMfa: z.boolean().default(false),
  }),
});

export const AdminSetUserMFAPreference = adminOperation(Preference, (pool, input) => {
  checkPool(pool, input);
  setPreference(requireUser(pool, input.Username), input.SoftwareTokenMfaSettings.Enabled);

  return {};
});

const OwnPreference = Token.extend({ SoftwareTokenMfaSettings: Preference.shape.SoftwareTokenMfaSettings });

export const SetUserMFAPreference = publicOperation(OwnPreference, (pool, input) => {
  setPreference(userOfToken(pool, input.AccessToken, apiScope), input.SoftwareTokenMfaSettings.Enabled);

  return {};
});

function setPreference(user: User, isEnabled: boolean): void {
  if (isEnabled && !user.softwareToken?.secret) {
    fail('InvalidParameterException', 'User has not set up software token mfa');
  }
  if (user.softwareToken) user.softwareToken.enabled = isEnabled;
}

const Respond = PoolInput.extend({
  ClientId: z.string(),
  ChallengeName: z.string(),
  Session: z.string().min(20),
  ChallengeResponses: z.record(z.string(), z.string()).default({}),
});

export const AdminRespondToAuthChallenge = adminOperation(Respond, async (pool, input) => {
  checkPool(pool, input);
  checkClient(pool, input);
  if (input.ChallengeName !== 'SOFTWARE_TOKEN_MFA') {
    fail('InvalidParameterException', `Challenge ${input.ChallengeName} is not emulated.`);
  }
  const { USERNAME, SOFTWARE_TOKEN_MFA_CODE } = input.ChallengeResponses;
  if (!USERNAME) fail('InvalidParameterException', 'Missing required parameter USERNAME');
  if (!SOFTWARE_TOKEN_MFA_CODE) {
    fail('InvalidParameterException', 'Missing required parameter SOFTWARE_TOKEN_MFA_CODE');
  }

  const key = hashOf(input.Session);
  const challenge = pool.state.challenges[key];
  const user = challenge && pool.state.users[challenge.username];
  if (challenge?.clientId && challenge.clientId !== input.ClientId)
    return fail('NotAuthorizedException', 'Invalid session for the user.');
  if (!challenge || !user || user.username !== USERNAME.toLowerCase()) {
    return fail('NotAuthorizedException', 'Invalid session for the user.');
  }
  if (challenge.expiresAt <= pool.now().getTime() || challenge.attempts >= maxAttempts) {
    delete pool.state.challenges[key];
    return fail('NotAuthorizedException', 'Invalid session for the user, session is expired.');
  }
  challenge.attempts += 1;
  checkCode(pool, user, SOFTWARE_TOKEN_MFA_CODE);
  delete pool.state.challenges[key];

  const { ClientId: clientId } = input;
  const AuthenticationResult = await startSession(pool, user, { clientId, scope: apiScope });
  return { AuthenticationResult, ChallengeParameters: {} };
});

/** Accepts each code once. */
function checkCode(pool: Pool, { softwareToken }: User, code: string): void {
  if (!softwareToken?.secret) return fail('SoftwareTokenMFANotFoundException', 'Software token not found.');
  const step = matchingStep(softwareToken.secret, code, pool.now().getTime());
  if (step === undefined) return fail('CodeMismatchException', 'Invalid code received for user');
  if (step <= (softwareToken.lastStep ?? 0)) {
    fail('ExpiredCodeException', 'Your software token has already been used once.');
  }
  softwareToken.lastStep = step;
}
