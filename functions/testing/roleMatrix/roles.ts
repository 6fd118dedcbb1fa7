import type { Access } from '#shared/access.ts';
import type { ErrorCode } from '#shared/errors.ts';

/** Callers of endpoints, by their relation to the project of the scene. */
export const roles = [
  'anonymous',
  'unconfirmed',
  'user',
  'paidUser',
  'owner',
  'otherOwner',
  'member',
  'formerMember',
  'applicant',
  'blocked',
  'banned',
  'deleted',
  'administrator',
] as const;
export type Role = (typeof roles)[number];

/** Callers whom no endpoint admits, and the refusal they get where a session is required. */
const outsiders = {
  anonymous: 'NOT_AUTHENTICATED',
  unconfirmed: 'USER_STATUS_UNKNOWN',
  banned: 'USER_BANNED',
  deleted: 'USER_DELETED',
} as const satisfies Partial<Record<Role, ErrorCode>>;

/** The status of a success, or the code of a refusal. */
export type Outcome = number | ErrorCode;

/** The outcome for everyone, or for some roles and everyone else. */
export type Outcomes = Outcome | ({ else: Outcome } & Partial<Record<Role, Outcome>>);

/** The expected outcome of a call by a role, given the access of the endpoint. */
export function expectedOutcome(access: Access, role: Role, outcomes: Outcomes): Outcome {
  const outsider = Object.hasOwn(outsiders, role) ? outsiders[role as keyof typeof outsiders] : undefined;
  const isGuarded = access === 'signedIn' || access === 'admin';
  if (outsider && isGuarded) return outsider;
  if (access === 'admin' && role !== 'administrator') return 'ADMIN_ONLY';
  if (typeof outcomes !== 'object') return outcomes;
  // Callers who are not admitted count as visitors if no session is required.
  return outcomes[outsider ? 'anonymous' : role] ?? outcomes.else;
}
