/** Cost by service of the month stated here, computed from the measured usage (`usages.json`), the prices and the assumptions. */
import { type Bill, billOf, idleMonth, type Standing, type Usage } from './bill.ts';
import { assumptions, prices } from './prices.ts';
import measured from './usages.json' with { type: 'json' };

/** The month: numbers of actions in it. */
export const month = {
  activePeople: 100_000,
  calls: 5_000_000,
  pageViews: 2_000_000,
  mails: 500_000,
  publicEdits: 16_000,
  payments: 10_000,
  /** Projects, people and files that cease to be public, and the paths and tags per take-down that are invalidated in the CDN. */
  takeDowns: 100,
  pathsOfTakeDown: 7,
  uploads: 5_000,
  /** Gigabytes of the table, and of pictures and videos. */
  tableSize: 3,
  filesSize: 50,
} as const;

/** Webhook events that the provider sends about a payment. */
const eventsOfPayment = 5;

/** Actions that read; all are equally frequent. */
export const reads = [
  'listFeaturedProjects',
  'listProjects',
  'listProjects, country and skill',
  'getProject, stranger',
  'getProject, known caller',
  'listComments, stranger',
  'listProspects, stranger',
  'getAuthor',
  'listNotifications',
  'getMe',
] as const;
/** Actions that write little; all are equally frequent. */
export const lightWrites = [
  'likeProject',
  'addComment',
  'readMessage',
  'readAllNotifications',
  'changeTaskStatus',
  'saveDraft',
] as const;
/** Part of the calls that read. */
const readingPart = 0.8;

const usages: Readonly<Record<string, Usage>> = measured;
const gigabyte = 1e9;
type Service = 'table' | 'lambda' | 'api' | 'cdn' | 'logs';

function billOfAction(action: string): Bill {
  const usage = usages[action];
  if (!usage) throw new Error(`${action} has not been measured`);
  return billOf(usage);
}

/** Actions of the month, each with the number of times that it is taken. */
function actions(): [string, number][] {
  const { calls, publicEdits, payments } = month;
  const each = (names: readonly string[], sum: number): [string, number][] =>
    names.map(name => [name, sum / names.length]);
  return [
    ...each(reads, calls * readingPart),
    ...each(lightWrites, calls * (1 - readingPart)),
    ['addProgressEntry', publicEdits], // the dearest edit: it passes a ten of the progress
    ['initiatePayment', payments],
    ['receiveStripeWebhook', payments * eventsOfPayment],
  ];
}

/** Dollars of the calls and of their consequences, by service. */
const ofCalls = (service: Service): number =>
  actions().reduce((sum, [name, times]) => sum + (times * billOfAction(name)[service]) / 1e6, 0);

/** Requests for pages and their files. */
function pageRequests() {
  const { firstViews, firstViewFiles, firstViewBytes, pageBytes, pictures, pictureBytes } = assumptions;
  const { pageViews } = month;
  return {
    requests: pageViews * (1 + pictures + firstViews * firstViewFiles),
    bytes: pageViews * (pageBytes + pictures * pictureBytes + firstViews * firstViewBytes),
  };
}

/** Dollars of rendering pages that the CDN has no copy of: the function, the gateway, and the reads of a project. */
function rendering(): number {
  const { pageHits, pageMs, largeMemory, accessLogBytes } = assumptions;
  const { readUnits } = usages['getProject, stranger'] ?? { readUnits: 0 };
  const seconds = (pageMs / 1000) * largeMemory * prices.lambda.gigabyteSecond;
  const log = (accessLogBytes / gigabyte) * prices.logs.infrequent;
  const each = seconds + prices.lambda.request + prices.api.request + readUnits * prices.table.read + log;
  return month.pageViews * (1 - pageHits) * each;
}

/** A service and its dollars in the month. */
export interface Row {
  service: string;
  dollars: number;
}

/** Rows of Cognito and SES, which depend on people and emails alone. */
export function peopleRows(): Row[] {
  const paid = month.activePeople - prices.free.activePeople;
  return [
    { service: 'Cognito, Essentials', dollars: paid * prices.identity.essentials },
    { service: 'SES', dollars: month.mails * prices.mail.message },
  ];
}

/** Rows of everything else. `standing` is with the web ACL. */
export function siteRows(standing: Standing): Row[] {
  const pages = pageRequests();
  const uploads = month.uploads * (3 * prices.files.put + prices.queue.message);
  const decoding = month.uploads * prices.lambda.gigabyteSecond * assumptions.largeMemory;
  const kept = prices.kept.gigabyte + prices.kept.recovery;
  return [
    { service: 'table, with its stream', dollars: ofCalls('table') },
    { service: 'Lambda', dollars: ofCalls('lambda') },
    { service: 'API Gateway', dollars: ofCalls('api') },
    { service: 'CloudFront, calls', dollars: ofCalls('cdn') + month.calls * prices.cdn.functionCall },
    {
      service: 'CloudFront, requests for pages and files',
      dollars: pages.requests * prices.cdn.request + month.pageViews * 2 * prices.cdn.functionCall,
    },
    { service: 'CloudFront, their bytes', dollars: (pages.bytes / gigabyte) * prices.cdn.gigabyte },
    { service: 'rendering', dollars: rendering() },
    {
      service: 'invalidations',
      dollars: month.takeDowns * month.pathsOfTakeDown * prices.cdn.invalidation,
    },
    { service: 'WAF, requests', dollars: (pages.requests + month.calls) * prices.firewall.request },
    {
      service: 'logs',
      dollars:
        ofCalls('logs') + ((month.calls * assumptions.accessLogBytes) / gigabyte) * prices.logs.infrequent,
    },
    { service: 'uploads', dollars: uploads + decoding },
    {
      service: 'storage, with recovery',
      dollars: month.tableSize * kept + month.filesSize * prices.files.gigabyte,
    },
    { service: 'alarms, secrets, web ACL, zone, jobs', dollars: idleMonth(standing) },
  ];
}

export const sumOf = (rows: readonly Row[]): number => rows.reduce((sum, { dollars }) => sum + dollars, 0);
