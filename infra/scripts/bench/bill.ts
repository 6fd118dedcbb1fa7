import { hour, second } from '#shared/time.ts';
import { assumptions, prices } from './prices.ts';

/** Usage of one action, with everything that the stream does after it. */
export interface Usage {
  readUnits: number;
  writeUnits: number;
  /** DynamoDB requests of the call. */
  requests: number;
  /** Bytes of the compressed response and of the log. */
  responseBytes: number;
  logBytes: number;
  stream: {
    readUnits: number;
    writeUnits: number;
    requests: number;
    logBytes: number;
    /** Calls of the function that follows the stream. */
    calls: number;
  };
  /** Whether CloudFront keeps the answer. */
  cached: boolean;
}

/** Dollars per million actions, by service. */
export interface Bill {
  table: number;
  lambda: number;
  api: number;
  cdn: number;
  logs: number;
  total: number;
  /** The total with a table whose capacity is provisioned and follows the load. */
  withCapacity: number;
}

const million = 1e6;
const gigabyte = 1e9;

/** Dollars per million actions. Of cached answers, only what CloudFront does not have reaches the API. */
export function billOf({ stream, ...call }: Usage): Bill {
  const reaching = call.cached ? 1 - assumptions.edgeHits : 1;
  const reads = call.readUnits + stream.readUnits;
  const writes = call.writeUnits + stream.writeUnits;
  const table = reads * prices.table.read + writes * prices.table.write;
  const perHour = reads * prices.capacity.read + writes * prices.capacity.write;
  const capacity = perHour / assumptions.capacityUse / (hour / second);
  const lambda = lambdaOf(1, call.requests) + lambdaOf(stream.calls, stream.requests);
  const logs =
    ((call.logBytes + stream.logBytes + (1 + stream.calls) * assumptions.systemLogBytes) / gigabyte) *
    prices.logs.gigabyte;
  const cdn = prices.cdn.request + (call.responseBytes / gigabyte) * prices.cdn.gigabyte;

  const bill = {
    table: table * reaching * million,
    lambda: lambda * reaching * million,
    api: prices.api.request * reaching * million,
    cdn: cdn * million,
    logs: logs * reaching * million,
  };
  const total = Object.values(bill).reduce((sum, one) => sum + one, 0);
  return { ...bill, total, withCapacity: total + (capacity - table) * reaching * million };
}

/** Dollars of some calls of a function that send so many requests altogether. */
function lambdaOf(calls: number, requests: number): number {
  const { baseMs, requestMs, coldStarts, coldMs, memory } = assumptions;
  const seconds = (calls * (baseMs + coldStarts * coldMs) + requests * requestMs) / 1000;
  return calls * prices.lambda.request + seconds * memory * prices.lambda.gigabyteSecond;
}

/** Part of a day's actions, and the actions that it consists of in equal parts. */
export interface Share {
  part: number;
  actions: readonly string[];
}

/** Dollars per million actions of a day that is a mixture of others. */
export function mixedDay(
  bills: ReadonlyMap<string, Pick<Bill, 'total' | 'withCapacity'>>,
  shares: readonly Share[],
  sum: 'total' | 'withCapacity' = 'total',
): number {
  return shares.reduce((whole, { part, actions }) => {
    const each = actions.map(name => {
      const bill = bills.get(name);
      if (!bill) throw new Error(`${name} has not been measured`);
      return bill[sum];
    });
    return whole + (part * each.reduce((all, one) => all + one, 0)) / each.length;
  }, 0);
}

/** Resources that cost money without any traffic. */
export interface Standing {
  alarmMetrics: number;
  secrets: number;
  keys: number;
  dashboards: number;
  hostedZones: number;
  firewalls: number;
  firewallRules: number;
  /** Dollars a month of the scheduled jobs. */
  jobs: number;
}

/** Dollars a month without traffic. */
export function idleMonth(standing: Standing): number {
  const { monthly, free } = prices;
  return (
    Math.max(0, standing.alarmMetrics - free.alarmMetrics) * monthly.alarmMetric +
    standing.secrets * monthly.secret +
    standing.keys * monthly.key +
    Math.max(0, standing.dashboards - free.dashboards) * monthly.dashboard +
    standing.hostedZones * monthly.hostedZone +
    standing.firewalls * monthly.firewall +
    standing.firewallRules * monthly.firewallRule +
    standing.jobs
  );
}

/** Dollars a month of jobs that run so many times and send so many requests each, which read units. */
export const jobsMonth = (runs: number, requests: number, readUnits: number): number =>
  lambdaOf(runs, runs * requests) + runs * readUnits * prices.table.read;
