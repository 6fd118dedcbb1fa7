import { demoPassword, emailOf } from '#infra/local/demo/accounts.ts';
import { type PersonKey, people } from '#infra/local/demo/people.ts';
import { signIn } from './people.ts';
import type { Scene, Visitor } from './scene.ts';

/** A demo user in a browser of their own. */
export interface DemoVisitor extends Visitor {
  firstName: string;
  email: string;
  fullName: string;
}

/** Signs a demo user in, in a new browser. */
export async function signInDemo(scene: Scene, person: PersonKey): Promise<DemoVisitor> {
  const { firstName, lastName, username } = people[person];
  const account = { firstName, email: emailOf(username), password: demoPassword };
  const visitor = { ...(await scene.newVisitor()), ...account, fullName: `${firstName} ${lastName}` };
  await signIn(scene, visitor);
  return visitor;
}
