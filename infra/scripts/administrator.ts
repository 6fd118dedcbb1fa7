/**
 * `npm run administrator -- add EMAIL` makes a user an administrator from their next sign-in; `-- remove EMAIL` ends the
 * rights and all sessions of an administrator immediately. It also creates the special accounts that are missing, such as that
 * of support, whose messages administrators answer. In the account of TABLE_NAME and USER_POOL_ID, or else in the running local environment (`--data DIR` for a data folder other than .local).
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultDeps } from '#functions/platform/deps.ts';
import { ensureSpecialAccounts } from '#functions/system/ensureSpecialAccounts.ts';
import { useLocalEnvironment } from './localEnvironment.ts';
import { setAdministrator } from './setAdministrator.ts';

const { values, positionals } = parseArgs({
  options: { data: { type: 'string', default: '.local' } },
  allowPositionals: true,
});
const [action, email] = positionals;
if ((action !== 'add' && action !== 'remove') || !email) {
  console.error('Usage: npm run administrator -- add|remove EMAIL');
  process.exit(2);
}
if (!process.env['TABLE_NAME']) await useLocalEnvironment(resolve(values.data));

const deps = defaultDeps();
const person = await setAdministrator(deps, email, action === 'add');
if (!person) {
  console.error(`No active account has the email address ${email}.`);
  process.exit(1);
}
if (action === 'add') await ensureSpecialAccounts(deps);
console.log(
  action === 'add'
    ? `${person.username} is an administrator from the next sign-in, with two-factor authentication.`
    : `${person.username} is no administrator any more, and is signed out everywhere.`,
);
