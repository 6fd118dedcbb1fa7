import { demoPassword, emailOf } from '#infra/local/demo/accounts.ts';
import { type PersonKey, people } from '#infra/local/demo/people.ts';
import { auth } from '#shared/contracts/auth.ts';
import type { Scene, Visitor } from './scene.ts';

/** A demo user in a browser of their own. */
export interface DemoVisitor extends Visitor {
  firstName: string;
  email: string;
  fullName: string;
}

/**
 * Signs a demo user in, in a new browser, whose page is still empty. The form, which the people of the journey use, would load two
 * pages for it.
 */
export async function signInDemo(
  scene: Scene,
  person: PersonKey,
  wanted?: Parameters<Scene['newVisitor']>[0],
): Promise<DemoVisitor> {
  const { firstName, lastName, username } = people[person];
  const account = { firstName, email: emailOf(username), password: demoPassword };
  const visitor = { ...(await scene.newVisitor(wanted)), ...account, fullName: `${firstName} ${lastName}` };
  const { method, path } = auth.signIn;
  const answer = await visitor.context.request.fetch(`/api${path}`, {
    method,
    form: { email: account.email, password: account.password },
  });
  const { data } = (await answer.json()) as { data: { UserID: string } }; // the output of the contract
  await visitor.context.addInitScript(id => localStorage.setItem('cairn.signed-in', id), data.UserID);
  return visitor;
}
