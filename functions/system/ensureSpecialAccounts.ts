import { authors, type StoredUser } from '#functions/authors/author.store.ts';
import { nameSteps, usernames } from '#functions/authors/name.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { projects } from '#functions/projects/project.store.ts';
import { stats } from '#functions/projects/stats.store.ts';
import { special } from '#shared/ids.ts';
import { operator } from '#shared/operator.ts';
import { supportProject } from './supportProject.ts';

type AccountDeps = Pick<Deps, 'table' | 'now' | 'log'>;
type SpecialAccount = Pick<StoredUser, 'UserID' | 'username' | 'email' | 'firstName' | 'lastName' | 'avatar'>;

/** The company's account, to which notices go as long as there is no administrator. */
const administration: SpecialAccount = {
  UserID: special.topAdministrator,
  username: 'administration',
  email: operator.adminEmail,
  firstName: 'Cairn',
  lastName: 'Administration',
  avatar: { kind: 'ready', name: 'avatar-39' },
};

/** The account to which people write to support: administrators answer in its name. */
const support: SpecialAccount = {
  UserID: special.support,
  username: 'support',
  email: operator.supportEmail,
  firstName: 'Cairn',
  lastName: 'Support',
  avatar: { kind: 'ready', name: 'avatar-40' },
};

/**
 * Creates the accounts and the project of the company that are missing. Idempotent; what exists stays as it is. Cost: 1
 * DynamoDB request once all exist.
 */
export async function ensureSpecialAccounts(deps: AccountDeps): Promise<void> {
  const { table, now } = deps;
  const [first, second, project] = await table.batchGet(
    authors.key(special.topAdministrator),
    authors.key(special.support),
    projects.key(special.supportProject),
  );
  if (!first) await createAccount(deps, administration);
  if (!second) await createAccount(deps, support);
  if (project) return;

  const record = supportProject(now());
  const refused = await table.transact(
    Step.create(projects.key(record.ProjectID), record),
    ...stats.create(record),
  );
  if (isRefusal(refused) && !(await table.get(projects.key(record.ProjectID))))
    throw new Error(`Project of support not created: ${refused.code}`);
}

/**
 * No person can sign in to these accounts: they have no password, and their addresses lead to no account, so that none can be set
 * and the operator may use an address for an account of their own.
 */
async function createAccount({ table, now, log }: AccountDeps, account: SpecialAccount): Promise<void> {
  const { UserID, username: wanted } = account;
  const username = await freeUsername(table, wanted);
  const refused = await table.transact(
    nameSteps.take(username, UserID),
    Step.create(authors.key(UserID), {
      ...account,
      username,
      language: 'en',
      country: 'GB',
      status: 'active',
      planTypeId: 'free',
      contributionPoints: 0,
      affiliateCode: username,
      registrationDate: now(),
      hasPassword: false,
    }),
  );
  if (isRefusal(refused)) {
    if (await table.get(authors.key(UserID))) return; // created by a run at the same time
    throw new Error(`Account ${UserID} not created: ${refused.code}`);
  }
  if (username !== wanted) log.error('special_account.renamed', { UserID, username, wanted });
}

/** The username, or with a number if a person has it. */
async function freeUsername(table: AccountDeps['table'], wanted: string): Promise<string> {
  const names = [wanted, ...Array.from({ length: 20 }, (_, index) => `${wanted}-${index + 2}`)];
  const holders = await table.batchGet(...names.map(name => usernames.key(name)));
  const free = names.find((_, index) => !holders[index]);
  if (free === undefined) throw new Error(`No username like ${wanted} is available`);
  return free;
}
