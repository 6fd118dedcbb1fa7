import { authors } from '#functions/authors/author.store.ts';
import { nameSteps } from '#functions/authors/name.store.ts';
import { userPool } from '#functions/platform/identity.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { auth } from '#shared/contracts/auth.ts';
import { accountEvents } from './account.events.ts';
import { takeAddress } from './takeAddress.ts';
import { tokens } from './token.store.ts';

/**
 * Makes the address of the link the caller's. The link proves the address and the session the account: a link that a person
 * else has asked for gives them nothing when the owner of the address opens it.
 */
export const confirmEmailChange = operation(auth.confirmEmailChange, {
  uses: [userPool('AdminUpdateUserAttributes')],
  async run({ caller: { UserID, emailProblem: problem }, body: { token: secret } }, deps) {
    const { table, now, identity } = deps;
    const token = await tokens.find(table, secret, 'emailChange', now());
    if (!token?.addresses || token.UserID !== UserID) return refuse('CONFIRMATION_LINK_INVALID');

    const { from, to } = token.addresses;
    const address = await takeAddress(table, { UserID, email: to });
    if (isRefusal(address)) return address;
    await identity.changeEmail(UserID, to);
    const isMoving = from !== to;
    const refused = await table.transact(
      Step.update(authors.key(UserID), { email: to, emailProvedAt: now() })
        .unset('emailProblem')
        .when('status', '=', 'active')
        .when('email', '=', from)
        .otherwise('CONFIRMATION_LINK_INVALID'),
      ...address,
      isMoving ? nameSteps.releaseEmail(from, UserID) : undefined,
      isMoving ? outbox.publish(deps, accountEvents.emailChanged, { UserID, from, problem }) : undefined,
      tokens.useForAddress(secret),
    );
    return refused ?? { email: to };
  },
});
