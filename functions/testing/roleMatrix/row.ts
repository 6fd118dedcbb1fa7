import type { TestRequest } from '../event.ts';
import type { Outcomes, Role } from './roles.ts';
import type { Scene } from './scene.ts';

/** Owner of the resource that a call names. `own` also stands for calls that name none. */
export const targets = ['own', 'others', 'unknown'] as const;
export type Target = (typeof targets)[number];

/** Request of a call; undefined if the role has no resource of this kind. */
export type Send = (scene: Scene, role: Role) => TestRequest | undefined;

/** The calls of an endpoint by target, each with its expected outcomes. */
export type Row = Partial<Record<Target, [Send, Outcomes]>>;

/** A call that names a resource that does not exist. */
export const call = (outcomes: Outcomes, send: Send = () => ({})): Row => ({ own: [send, outcomes] });

/** A call that names a person: oneself, the owner of the project (its member, for the owner), or no user. */
export const personCall = (
  name: 'UserID' | 'userId' | 'ContactedUserID' | 'ContactID',
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

/** A call that names a project: one's own as its owner, another person's, or an unknown one. */
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
