import type { Access } from '#shared/access.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { TestRequest } from '../event.ts';
import type { Scene } from './scene.ts';

/** Everyone who may call an endpoint, by what they are to the project of the scene. */
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

/** Whose resource a call names. `own` also stands for calls that name none. */
export const targets = ['own', 'others', 'unknown'] as const;
export type Target = (typeof targets)[number];

/** The status of a success, or the code of a refusal. */
export type Outcome = number | ErrorCode;

/** The outcome for everyone, or for some roles and everyone else. */
export type Outcomes = Outcome | ({ else: Outcome } & Partial<Record<Role, Outcome>>);

/** What a call sends; undefined if the role has no resource of this kind. */
export type Send = (scene: Scene, role: Role) => TestRequest | undefined;

/** The calls of an endpoint by target, each with its expected outcomes. */
export type Row = Partial<Record<Target, [Send, Outcomes]>>;

/** The expected outcome of a call by a role, given the access of the endpoint. */
export function expectedOutcome(access: Access, role: Role, outcomes: Outcomes): Outcome {
  const outsider = Object.hasOwn(outsiders, role) ? outsiders[role as keyof typeof outsiders] : undefined;
  const isGuarded = access === 'signedIn' || access === 'admin';
  if (outsider && isGuarded) return outsider;
  if (access === 'admin' && role !== 'administrator') return 'ADMIN_ONLY';
  if (typeof outcomes !== 'object') return outcomes;
  // Where no session is required, callers who are not admitted are visitors.
  return outcomes[outsider ? 'anonymous' : role] ?? outcomes.else;
}

/** A call that names nobody's resource. */
export const call = (outcomes: Outcomes, send: Send = () => ({})): Row => ({ own: [send, outcomes] });

/** A call that names a person: oneself, the owner of the project (its member, for the owner), or nobody. */
export const personCall = (
  name: 'UserID' | 'userId' | 'ContactedUserID',
  outcomes: Record<Target, Outcomes>,
  rest: TestRequest | Send = {},
): Row => {
  const sent = (scene: Scene, role: Role) => (typeof rest === 'function' ? rest(scene, role) : rest);
  return {
    own: [
      (scene, role) => (scene.ids[role] ? { ...sent(scene, role), [name]: scene.ids[role] } : undefined),
      outcomes.own,
    ],
    others: [
      (scene, role) => ({ ...sent(scene, role), [name]: scene.ids[role === 'owner' ? 'member' : 'owner'] }),
      outcomes.others,
    ],
    unknown: [(scene, role) => ({ ...sent(scene, role), [name]: 'nobody' }), outcomes.unknown],
  };
};

/** A call that names a project: one's own as its owner, somebody else's, or an unknown one. */
export const projectCall = (
  { own, others, unknown = 'PROJECT_NOT_FOUND' }: { own: Outcomes; others: Outcomes; unknown?: Outcomes },
  rest: TestRequest | Send = {},
): Row => {
  const sent = (scene: Scene, role: Role) => (typeof rest === 'function' ? rest(scene, role) : rest);
  const named: Send = (scene, role) => ({ ProjectID: scene.ProjectID, ...sent(scene, role) });
  return {
    own: [(scene, role) => (role === 'owner' ? named(scene, role) : undefined), own],
    others: [(scene, role) => (role === 'owner' ? undefined : named(scene, role)), others],
    unknown: [(scene, role) => ({ ...sent(scene, role), ProjectID: 'no-such-project' }), unknown],
  };
};
