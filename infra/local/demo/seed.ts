import { join } from 'node:path';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { authors } from '#functions/authors/author.store.ts';
import { defaultDeps } from '#functions/platform/deps.ts';
import { makeMedia } from '#functions/platform/media.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { LocalEnvironment } from '#infra/local/environment/localEnvironment.ts';
import { credentials } from '#infra/local/environment/variables.ts';
import { writeAtomically } from '#infra/local/wire/atomicFile.ts';
import { special } from '#shared/ids.ts';
import { demoAccounts, demoPassword, emailOf } from './accounts.ts';
import { type PersonKey, people } from './people.ts';
import type { DemoPerson } from './person.ts';
import { paintPictures } from './pictures/paintPictures.ts';
import { createSignInAccount } from './seeding/createSignInAccount.ts';
import { emptyTable } from './seeding/emptyTable.ts';
import { inParallel } from './seeding/inParallel.ts';
import { seedingMark } from './seeding/mark.store.ts';
import { seedHistory } from './seeding/seedHistory.ts';
import { writeItems } from './seeding/writeItems.ts';

/** Parts of the local environment that the seeding needs. */
type Seeded = Pick<
  LocalEnvironment,
  'urls' | 'dataDir' | 'clock' | 'payments' | 'database' | 'tableName' | 'stream'
>;

/** File in which the local console finds the demo accounts. */
const accountsFile = 'accounts.json';

/**
 * Seeds an empty environment with users, projects and payments, once. Starts over after an interrupted seeding, and
 * leaves a table with other data unchanged. Takes the place of the special accounts, which have no sign-in.
 */
export async function seedDemo(environment: Seeded, log: (words: string) => void): Promise<void> {
  const { urls, dataDir, clock, payments, database, tableName, stream } = environment;
  const deps = { ...defaultDeps(), now: () => clock.now().toISOString() };
  const { table } = deps;
  const [mark, administrator] = await table.batchGet(seedingMark.key, authors.key(special.topAdministrator));
  if (mark?.state === 'done' || (!mark && administrator?.hasPassword)) return;

  if (mark) {
    log('Demo data is incomplete; recreating it.');
    await emptyTable(database, tableName);
  }
  log('Creating demo data: people, projects and their activity.');
  const began = performance.now();
  await written(table.write(seedingMark.begun(deps.now())));

  const [items] = await Promise.all([
    seedHistory(deps, payments, makeMedia()),
    openAccounts(urls),
    paintPictures(makeMedia()),
  ]);
  await stream.withStreamPaused(() => writeItems(database, tableName, items));
  await writeAtomically(join(dataDir, accountsFile), JSON.stringify(shownAccounts(), null, 2));
  await written(table.write(seedingMark.done(deps.now())));
  log(`Demo data created in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}

async function openAccounts({ identity }: LocalEnvironment['urls']): Promise<void> {
  const client = new CognitoIdentityProviderClient({
    endpoint: identity.url,
    region: 'eu-west-2',
    credentials,
  });
  const names = Object.keys(people) as PersonKey[]; // the keys of a constant object
  await inParallel(names, 4, person => createSignInAccount(client, identity.userPoolId, person));
  client.destroy();
}

/** The demo accounts as the local console shows them. */
function shownAccounts(): { what: string; email: string; password: string }[] {
  return demoAccounts.map(({ person, shows }) => {
    const { firstName, lastName, username }: DemoPerson = people[person];
    const what = `${firstName} ${lastName}. ${shows}`;
    return { what, email: emailOf(username), password: demoPassword };
  });
}

async function written(outcome: Promise<unknown>): Promise<void> {
  const refused = await outcome;
  if (isRefusal(refused)) throw new Error('Mark of the demo data not written');
}
