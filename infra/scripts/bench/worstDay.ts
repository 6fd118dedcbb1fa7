/**
 * Cost that one attacker can cause in a day, computed from the limits, the measured usage (`usages.json`) and the prices.
 * `npm run bench:worst` prints it as the table that is in `infra/docs/security.md`.
 */
import { authLimits } from '#functions/auth/limitAuthAttempts.ts';
import { newDevicesOfDay } from '#functions/auth/noteSignIn.ts';
import { toldOfDay } from '#functions/follows/queueNews.ts';
import { importOperations } from '#functions/operations.ts';
import { declaredLimits } from '#functions/platform/limits.ts';
import type { Limit } from '#functions/platform/rateLimit.ts';
import { apis } from '#infra/cloud/apis.ts';
import { perAddress, videosPerAddress } from '#infra/cloud/web/firewall.ts';
import { videoPartBytes } from '#infra/cloud/web/videoParts.ts';
import { generation } from '#shared/generation.ts';
import { plans } from '#shared/plans.ts';
import { day, second } from '#shared/time.ts';
import { billOf, type Usage } from './bill.ts';
import { type AttemptCost, costsOfNetwork, costsOfPerson } from './dayCosts.ts';
import { assumptions, prices } from './prices.ts';
import { translatedDay } from './translations.ts';
import measured from './usages.json' with { type: 'json' };

const minutesOfDay = 1440;
const million = 1e6;
const gigabyte = 1e9;

/** A cost with its limit, and dollars of a day in which it is used up. */
export interface Row {
  what: string;
  perDay: number;
  dollars: number;
}

const usages: Readonly<Record<string, Usage>> = measured;

/** Dollars of a measured action that no copy in the CDN answers. */
function priceOf(action: string): number {
  const usage = usages[action];
  if (!usage) throw new Error(`${action} has not been measured`);
  return billOf({ ...usage, cached: false }).total / million;
}

const perDayOf = ({ count, minutes }: Limit): number => (count * minutesOfDay) / minutes;

await importOperations();

function limitOf(name: string): Limit {
  const limit = declaredLimits().get(name);
  if (!limit) throw new Error(`${name} has a price, but no operation declares such a limit`);
  return limit;
}

function timesOf(name: string, { within }: AttemptCost): number {
  const own = perDayOf(limitOf(name));
  return within ? Math.min(own, perDayOf(limitOf(within))) : own;
}

function dollarsOf(cost: AttemptCost): number {
  const { action, units = 0, mails = 0, toTeam, invalidations = 0, pictures = 0, stored = 0 } = cost;
  const decoding = (assumptions.decodingMs / 1000) * assumptions.largeMemory * prices.lambda.gigabyteSecond;
  const perPicture = decoding + prices.lambda.request + prices.queue.message + 3 * prices.files.put;
  return (
    (action ? priceOf(action) : 0) +
    units * prices.table.write +
    (mails + (toTeam ? assumptions.team : 0)) * prices.mail.message +
    invalidations * prices.cdn.invalidation +
    pictures * perPicture +
    stored * prices.files.gigabyte
  );
}

const rowsOf = (costs: Readonly<Record<string, AttemptCost>>): Row[] =>
  Object.entries(costs).map(([name, cost]) => {
    const perDay = timesOf(name, cost);
    return { what: `\`${name}\``, perDay, dollars: perDay * dollarsOf(cost) };
  });

const requestToModel =
  assumptions.model.input * prices.model.input + assumptions.model.output * prices.model.output;

/** Generations of a plan, if a model is set; failures that are not counted included. */
const generations = (plan: keyof typeof generation.perDay): Row => {
  const perDay = (generation.perDay[plan] + generation.freeFailures) * generation.modelRequests.ideas;
  return { what: `requests to the model, ${plan} plan`, perDay, dollars: perDay * requestToModel };
};

/** Characters that are translated for a person or a network, if a translator is set. */
function translatedRow(): Row {
  const { characters, dollars } = translatedDay();
  return { what: 'characters to the translator, for an account or a network', perDay: characters, dollars };
}

/** Entries and roles of which followers are told, in the one project of the free plan. */
function followersRow(): Row {
  const perDay = toldOfDay.count * plans.free.projectsAtOnce;
  const each = assumptions.followers * 2 * (prices.table.write + prices.table.read);
  return { what: `news told to ${assumptions.followers} followers`, perDay, dollars: perDay * each };
}

/** Emails about sign-ins on new devices, each with its count, its event and the handling of it. */
function newDevicesRow(): Row {
  const perDay = newDevicesOfDay.count;
  return {
    what: 'emails about new devices',
    perDay,
    dollars: perDay * (prices.mail.message + 6 * prices.table.write),
  };
}

/** Rows of an account that does everything it may. */
export const accountRows = (): Row[] => [...rowsOf(costsOfPerson), followersRow(), newDevicesRow()];
/**
 * Rows that a Bedrock model and a translator add, if they are set. All accounts together cost no more than the budgets in the
 * settings.
 */
export const modelRows = (): Row[] => [generations('free'), generations('premium'), translatedRow()];

const ofCdn = prices.cdn.request + prices.cdn.functionCall + prices.firewall.request;
const dearestRead = (): number =>
  Math.max(
    ...Object.entries(usages)
      .filter(([, usage]) => usage.cached)
      .map(([action]) => priceOf(action)),
  );

/** Dollars of a page that is rendered: its calls, the function and its bytes. */
export const renderedPage = (): number =>
  priceOf('getProject, stranger') +
  (assumptions.pageMs / 1000) * assumptions.largeMemory * prices.lambda.gigabyteSecond +
  (assumptions.pageBytes / gigabyte) * prices.cdn.gigabyte;

const authRow = (name: keyof typeof authLimits, each: number): Row => {
  const perDay = perDayOf(authLimits[name].network);
  return { what: `attempts, \`${name}\``, perDay, dollars: perDay * each };
};

/** Rows of a network; requests are those that the firewall lets through. */
export function networkRows(): Row[] {
  const all = perDayOf({ count: perAddress.all, minutes: 5 });
  const calls = perDayOf({ count: perAddress.calls, minutes: 5 });
  const call = priceOf('updateMe');
  return [
    {
      what: 'calls, each the dearest that a visitor can make',
      perDay: calls,
      dollars: calls * (dearestRead() + ofCdn),
    },
    {
      what: 'pages, each rendered anew',
      perDay: all - calls,
      dollars: (all - calls) * (renderedPage() + ofCdn),
    },
    authRow('signUp', call + prices.mail.message + prices.identity.essentials),
    authRow('signIn', call),
    authRow('confirmation', call + prices.mail.message),
    authRow('reset', call + prices.mail.message),
    ...rowsOf(costsOfNetwork),
  ];
}

/** Parts of videos, as often as the firewall lets an address ask for them. */
export function videoRow(): Row {
  const perDay = perDayOf(videosPerAddress);
  const each = (videoPartBytes / gigabyte) * prices.cdn.gigabyte + ofCdn;
  return { what: `parts of videos, of ${videoPartBytes / 1e6} MB`, perDay, dollars: perDay * each };
}

/** Calls to API Gateway's own addresses, which it refuses itself without charge: only their lines in the log cost money. */
export function directRow(): Row {
  const perSecond = apis.reduce((sum, { throttle }) => sum + throttle.rateLimit, 0);
  const perDay = perSecond * (day / second);
  const each = (assumptions.accessLogBytes / gigabyte) * prices.logs.infrequent;
  return { what: "calls to the APIs' own addresses", perDay, dollars: perDay * each };
}

export const sumOf = (rows: readonly Row[]): number => rows.reduce((sum, { dollars }) => sum + dollars, 0);

const line = ({ what, perDay, dollars }: Row): string =>
  `| ${what} | ${Math.round(perDay).toLocaleString('en')} | $${dollars.toFixed(3)} |`;

const besides = (row: Row): string => line({ ...row, what: `besides: ${row.what}` });

/** The table of `infra/docs/security.md`, dearest first. */
export function worstDayTable(): string {
  const sorted = (rows: readonly Row[]) =>
    rows.filter(row => row.dollars > 0).toSorted((a, b) => b.dollars - a.dollars);
  const [account, network] = [accountRows(), networkRows()];
  return [
    '| One account | a day | worst bill |',
    '|---|---|---|',
    ...sorted(account).map(line),
    `| **all of it** | | **$${sumOf(account).toFixed(2)}** |`,
    ...modelRows().map(besides),
    '',
    '| One network (an IPv4 address, or a /64 of IPv6) | a day | worst bill |',
    '|---|---|---|',
    ...sorted(network).map(line),
    `| **all of it** | | **$${sumOf(network).toFixed(2)}** |`,
    besides(videoRow()),
    besides(directRow()),
  ].join('\n');
}
