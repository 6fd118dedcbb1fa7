import { authors, type StoredUser } from '#functions/authors/author.store.ts';
import { nameSteps } from '#functions/authors/name.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { special } from '#shared/ids.ts';
import { operator } from '#shared/operator.ts';

const username = 'support';

/**
 * Creates the account to which people write to support, unless there is one. Nobody signs in to it: administrators answer
 * in its name, and its address gets the emails about new messages. Idempotent.
 */
export async function ensureSupportAccount({ table, now }: Pick<Deps, 'table' | 'now'>): Promise<void> {
  const key = authors.key(special.support);
  if (await table.get(key)) return;
  const account: StoredUser = {
    UserID: special.support,
    username,
    email: operator.supportEmail,
    firstName: 'Cairn',
    lastName: 'Support',
    avatar: { kind: 'ready', name: 'avatar-40' },
    language: 'en',
    country: 'GB',
    status: 'active',
    planTypeId: 'free',
    contributionPoints: 0,
    affiliateCode: username,
    registrationDate: now(),
    hasPassword: false,
  };
  const refused = await table.transact(
    nameSteps.take(username, special.support),
    nameSteps.takeEmail(operator.supportEmail, special.support),
    Step.create(key, account),
  );
  if (isRefusal(refused) && !(await table.get(key)))
    throw new Error(`Support account not created: ${refused.code}`);
}
