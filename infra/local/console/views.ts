import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { QueryCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { checkLedger } from '#functions/money/reconciliation/checkLedger.ts';
import { maintenance } from '#functions/platform/maintenance.store.ts';
import { unpack } from '#functions/platform/table/packing.ts';
import { makeTable } from '#functions/platform/table.ts';
import { eventTriggers, jobs } from '#infra/jobs.ts';
import type { LocalEnvironment } from '#infra/local/environment/localEnvironment.ts';
import { readJson } from '#infra/local/wire/atomicFile.ts';
import { day, hour, second } from '#shared/time.ts';
import { clientLogList } from './clientLog.ts';
import { action, type Html, html, rows } from './html.ts';
import { mailList } from './mail.ts';

interface View {
  title: string;
  body: (environment: LocalEnvironment, asked: URLSearchParams) => Promise<Html> | Html;
}

const legible = (item: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [name, unpack(value)]));

/** An account that the demo data made. */
export interface DemoAccount {
  email: string;
  password: string;
  what: string;
}

/** The file in the data folder that names the accounts of the demo data. */
export const accountsFile = 'accounts.json';

export const views: Record<string, View> = {
  '': {
    title: 'Cairn local environment',
    async body({ dataDir, urls, clock }) {
      const accounts = ((await readJson(join(dataDir, accountsFile))) ?? []) as DemoAccount[]; // the seeding writes it
      return html`<p>Simulated time: ${clock.now().toUTCString()}. Data folder: <code>${dataDir}</code>.</p>
<h2>Demo accounts</h2>${rows(
        ['Account', 'Email', 'Password'],
        accounts.map(({ what, email, password }) => [what, email, password]),
      )}
<h2>Test cards</h2><p>4242 4242 4242 4242 succeeds, 4000 0000 0000 0002 is declined, 4000 0000 0000 9995 has insufficient funds, 4000 0000 0000 0077 stays in processing for a day.
Any future expiry date and any three-digit CVC.</p>
<h2>Services</h2>${rows(
        ['Service', 'URL'],
        [
          ['Website', html`<a href="${urls.site}">${urls.site}</a>`],
          ['Payment provider', html`<a href="${urls.payments}/console">${urls.payments}/console</a>`],
          ['Identity', urls.identity.url],
          ['Storage', urls.storage],
          ['Email', urls.mail],
          ['Database', urls.table],
        ],
      )}`;
    },
  },

  mail: { title: 'Mail', body: mailList },

  jobs: {
    title: 'Jobs and clock',
    body: ({ scheduler, clock }) => html`
<p>Simulated time: ${clock.now().toUTCString()}${clock.ahead() ? `, ${Math.round((clock.ahead() * second) / hour)} hours ahead of the system clock` : ''}.</p>
${Object.entries({ '1 hour': hour, '1 day': day, '15 days': 15 * day, '30 days': 30 * day }).map(
  ([label, duration]) =>
    action('clock/advance', `Advance ${label}`, { seconds: String(duration / second), due: 'run' }),
)}
<p class="fine">Every job that comes due in this time runs once. This clock drives the functions, the identity emulator and the payment simulator. It cannot go back; start with --fresh to reset it.</p>
<h2>Jobs</h2>${rows(
      ['Job', 'What it does', 'Next run', ''],
      jobs.map(({ name, description }) => [
        name,
        description,
        scheduler.next(name)?.toLocaleTimeString('en-GB') ?? '',
        action('jobs/run', 'Run now', { name }),
      ]),
    )}`,
  },

  maintenance: {
    title: 'Maintenance',
    async body() {
      const found = await makeTable().get(maintenance.key());
      const buttons = found?.isOn
        ? [action('maintenance/switch', 'Switch off', { on: 'no' })]
        : [
            action('maintenance/switch', 'Switch on', { on: 'yes' }),
            action('maintenance/switch', 'Switch on for an hour', { on: 'yes', minutes: '60' }),
          ];
      return html`
<p>${found?.isOn ? `The site has been under maintenance since ${found.since}${found.until ? `, and is expected back at ${found.until}` : ''}.` : 'The site is open.'}</p>${buttons}
<p class="fine">Administrators work on. It stays on until somebody switches it off, also after its expected end.</p>`;
    },
  },

  table: {
    title: 'Table',
    async body({ database, tableName }, asked) {
      const pk = asked.get('pk') ?? '';
      const { Items = [] } = pk
        ? await database.send(
            new QueryCommand({
              TableName: tableName,
              KeyConditionExpression: 'pk = :pk',
              ExpressionAttributeValues: { ':pk': { S: pk } },
              Limit: 200,
            }),
          )
        : await database.send(new ScanCommand({ TableName: tableName, Limit: 100 }));
      const items = Items.map(item => legible(unmarshall(item)));
      return html`<form method="get" action="/_local/table"><input name="pk" value="${pk}" placeholder="project#…" aria-label="Partition key"><button>Show</button></form>
${rows(
  ['Key', 'Item'],
  items.map(({ pk: partition, sk, ...item }) => [
    html`<a href="/_local/table?pk=${encodeURIComponent(String(partition))}">${String(partition)}</a><br>${String(sk)}`,
    html`<pre>${JSON.stringify(item, null, 1)}</pre>`,
  ]),
)}`;
    },
  },

  ledger: {
    title: 'Ledger',
    async body() {
      const { postings, orders, payouts, balances, discrepancies } = await checkLedger(makeTable());
      const shared = [...balances].filter(([name]) => !name.includes(':user:'));
      return html`<p>Recomputed from ${postings} postings, and compared with ${orders} paid orders and ${payouts} payouts.</p>
<p class="notice">${discrepancies.length === 0 ? 'All balances match, and every posting sums to zero.' : discrepancies.join(' ')}</p>
${rows(
  ['Account', 'Minor units'],
  shared.toSorted(([a], [b]) => a.localeCompare(b)).map(([name, amount]) => [name, String(amount)]),
)}`;
    },
  },

  log: { title: 'Client log', body: clientLogList },

  letters: {
    title: 'Dead-letter queue',
    async body({ dataDir, uploads, payouts }) {
      const folder = join(dataDir, 'stream', 'dead-letters');
      const files = await readdir(folder).catch(() => []);
      const changes = await Promise.all(
        files.map(async file => [file, html`<pre>${await readFile(join(folder, file), 'utf8')}</pre>`]),
      );
      const messages = await uploads.deadLetters();
      return html`<h2>Table changes</h2><p>Stream records that a handler failed to process three times.</p>${rows(['When', 'Record'], changes)}
<h2>Uploads</h2><p>Uploads that could not be processed in ${eventTriggers.media.maxReceiveCount} attempts.</p>${rows(
        ['When', 'Message'],
        messages.map(({ sentAt, body }) => [new Date(sentAt).toISOString(), html`<pre>${body}</pre>`]),
      )}${action('uploads/redrive', 'Process again', {})}
<h2>Payouts</h2><p>Messages of the payout queue that failed ${eventTriggers.payouts.maxReceiveCount} times.</p>${rows(
        ['When', 'Message'],
        (await payouts.deadLetters()).map(({ sentAt, body }) => [
          new Date(sentAt).toISOString(),
          html`<pre>${body}</pre>`,
        ]),
      )}${action('payouts/redrive', 'Process again', {})}`;
    },
  },
};
