import { join } from 'node:path';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { authors } from '#functions/authors/author.store.ts';
import { defaultDeps } from '#functions/platform/deps.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { credentials, tableName } from '#infra/local/system/environment.ts';
import type { System } from '#infra/local/system/system.ts';
import { writeAtomically } from '#infra/local/wire/atomicFile.ts';
import { special } from '#shared/ids.ts';
import { demoAccounts, demoPassword, emailOf } from './accounts.ts';
import type { DemoPerson } from './content.ts';
import { type PersonKey, people } from './people.ts';
import { emptyTable } from './seeding/emptyTable.ts';
import { inParallel } from './seeding/inParallel.ts';
import { seedingMark } from './seeding/mark.store.ts';
import { openAccount } from './seeding/openAccount.ts';
import { tellEverything } from './seeding/tellEverything.ts';
import { writeItems } from './seeding/writeItems.ts';

/** What the seeding needs of the running system. */
type Seeded = Pick<System, 'places' | 'dataDir' | 'clock' | 'payments' | 'database' | 'stream'>;

/** Where the local console looks for the accounts that it offers. */
const accountsFile = 'accounts.json';

/**
 * Fills a new system with people, projects and money, once. A seeding that broke off is begun anew; a table that
 * somebody else has filled is left as it is.
 */
export async function seedDemo(system: Seeded, say: (words: string) => void): Promise<void> {
  const { places, dataDir, clock, payments, database, stream } = system;
  const deps = { ...defaultDeps(), now: () => clock.now().toISOString() };
  const { table } = deps;
  const [mark, administrator] = await table.batchGet(seedingMark.key, authors.key(special.topAdministrator));
  if (mark?.state === 'done' || (!mark && administrator)) return;

  if (mark) {
    say('The demo data were not finished last time; they are made anew.');
    await emptyTable(database, tableName);
  }
  say('Making demo data: people, projects, and what they have done since.');
  const began = performance.now();
  await written(table.write(seedingMark.begun(deps.now())));

  const [items] = await Promise.all([tellEverything(deps, payments), openAccounts(places)]);
  await stream.aside(() => writeItems(database, tableName, items));
  await writeAtomically(join(dataDir, accountsFile), JSON.stringify(shownAccounts(), null, 2));
  await written(table.write(seedingMark.done(deps.now())));
  say(`Demo data are there after ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}

async function openAccounts({ identity }: System['places']): Promise<void> {
  const client = new CognitoIdentityProviderClient({
    endpoint: identity.url,
    region: 'eu-west-2',
    credentials,
  });
  const names = Object.keys(people) as PersonKey[]; // the keys of a constant object
  await inParallel(names, 4, person => openAccount(client, identity.userPoolId, person));
  client.destroy();
}

/** The accounts as the local console shows them. */
function shownAccounts(): { what: string; email: string; password: string }[] {
  return demoAccounts.map(({ person, shows }) => {
    const { firstName, lastName, username }: DemoPerson = people[person];
    const what = `${firstName} ${lastName}. ${shows}`;
    return { what, email: emailOf(username), password: demoPassword };
  });
}

async function written(outcome: Promise<unknown>): Promise<void> {
  const refused = await outcome;
  if (isRefusal(refused)) throw new Error('The mark of the demo data could not be written.');
}
