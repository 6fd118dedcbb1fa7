import type { Stripe } from 'stripe';
import { payouts as queuePayouts } from '#functions/jobs/payouts.ts';
import { reconciliation as reconcile } from '#functions/jobs/reconciliation.ts';
import { sendPayouts } from '#functions/jobs/sendPayouts.ts';
import { makeLog } from '#functions/platform/log.ts';
import { makeTable } from '#functions/platform/table.ts';
import { makePayments } from '#functions/provider/payments.ts';
import { eventTriggers } from '#infra/jobs.ts';
import { memoryDatabase } from '#infra/local/demo/seeding/memoryDatabase.ts';
import { createPayments } from '#infra/local/payments/payments.ts';
import { createMemoryQueue } from '#infra/local/queue/memoryQueue.ts';
import { hour, second } from '#shared/time.ts';
import { checkLedger } from '../reconciliation/checkLedger.ts';
import { takeVirtualCall } from './virtualPace.ts';
import { writeEligiblePayouts } from './writeEligiblePayouts.ts';

const keys = { secretKey: 'sk_test_runs', webhookSecret: 'whsec_runs' };
const { batchSize, concurrency } = eventTriggers.payouts;
const never = new Promise<never>(() => undefined);

interface Runs {
  payouts: number;
  recipients: number;
  /** All functions are cut off, and a new run is started, at this distance of the virtual clock. */
  cutOffSeconds: number;
}

export interface RunsOutcome {
  /** Seconds from the beginning until the last call to the provider, by the virtual clock. */
  seconds: number;
  cutOffs: number;
  /** Background calls to the provider per second, on average. */
  rate: number;
  /** Transfers of each payout that was not sent by exactly one transfer of its amount. */
  wrong: Record<string, number[]>;
  /** Discrepancies of the ledger, within itself and with the provider. */
  discrepancies: string[];
  deadLetters: number;
}

/**
 * Sends payouts as the deployed functions do: through the queue, by concurrent functions, at the rate of background calls,
 * with the provider's API. All functions are cut off again and again, at any point, and their messages are delivered again.
 * The table is in memory. The clock is virtual: it only advances while a caller waits for the rate, so that hours take
 * minutes.
 */
export async function runPayouts({ payouts, recipients, cutOffSeconds }: Runs): Promise<RunsOutcome> {
  const begin = Date.parse('2026-11-20T12:00:00.000Z');
  let time = begin;
  const now = () => new Date(time).toISOString();
  const waitUntil = (target: number) => {
    time = Math.max(time, target);
  };

  const provider = await createPayments({ ...keys, now: () => new Date(time) });
  const provided = makePayments({ keys, baseUrl: provider.url, timeoutMs: 60_000 });
  const { client } = memoryDatabase();
  const table = makeTable({ client, name: 'runs' });
  const payoutQueue = createMemoryQueue({ now: () => time, batchSize });
  let calls = 0;
  let lastCall = begin;
  let ids = 0;

  /** Dependencies of functions that are cut off in the middle of their work after `seconds`. */
  function startFunctions(seconds: number) {
    const until = time + seconds * second;
    const cutOff = Promise.withResolvers<void>();
    const isCutOff = () => time >= until;
    const own = makeTable({
      name: 'runs',
      client: Object.assign(Object.create(client), {
        send: async (command: Parameters<typeof client.send>[0]) =>
          isCutOff() ? await never : await client.send(command),
      }) as typeof client, // the table calls nothing else
    });
    const beforeCall = async () => {
      await takeVirtualCall({ table, now }, ms => waitUntil(time + ms));
      if (isCutOff()) {
        cutOff.resolve();
        await never;
      }
      calls += 1;
      lastCall = time;
    };
    const deps = {
      table: own,
      now,
      newId: () => `run-${String(++ids).padStart(12, '0')}`,
      log: makeLog(() => undefined),
      payoutQueue,
      payments: { ...provided, paced: () => provided.paced(beforeCall) },
    };
    return { deps, cutOff: cutOff.promise, isCutOff };
  }

  /** Delivers messages until nothing is left to deliver now or the functions are cut off. */
  async function deliver({ startsRun }: { startsRun: boolean }): Promise<'done' | 'cutOff'> {
    const { deps, cutOff, isCutOff } = startFunctions(cutOffSeconds);
    if (startsRun) await queuePayouts.withDeps(deps)({});
    const send = sendPayouts.withDeps(deps);
    const worker = () =>
      payoutQueue.drain(async event => {
        const result = await send(event);
        return isCutOff() ? await never : result;
      });
    const workers = Promise.all(Array.from({ length: concurrency }, worker));
    return await Promise.race([workers.then(() => 'done' as const), cutOff.then(() => 'cutOff' as const)]);
  }

  try {
    const amounts = await writeEligiblePayouts({ table, provider, at: now() }, { payouts, recipients });
    let cutOffs = 0;
    let startsRun = true;
    for (let next: number | undefined = time; next !== undefined; next = payoutQueue.nextVisible()) {
      waitUntil(next);
      startsRun = (await deliver({ startsRun })) === 'cutOff';
      if (startsRun) cutOffs += 1;
    }
    const seconds = (lastCall - begin) / second;
    const sent = calls;

    waitUntil(time + hour);
    const { deps } = startFunctions(Number.POSITIVE_INFINITY);
    await reconcile.withDeps(deps)({}); // of transfers whose outcome has not been recorded
    return {
      seconds,
      cutOffs,
      rate: sent / (seconds + 1),
      wrong: await wrongTransfers(await provided.stripe(), amounts),
      discrepancies: (await checkLedger(table, { stripe: await provided.stripe() })).discrepancies,
      deadLetters: payoutQueue.deadLetters().length,
    };
  } finally {
    await provider.close();
  }
}

async function wrongTransfers(
  stripe: Stripe,
  amounts: ReadonlyMap<string, number>,
): Promise<Record<string, number[]>> {
  const sent = new Map<string, number[]>([...amounts.keys()].map(id => [id, []]));
  for await (const { amount, metadata } of stripe.transfers.list({ limit: 100 })) {
    const id = metadata['recipientPayoutId'] ?? '';
    sent.set(id, [...(sent.get(id) ?? []), amount]);
  }
  const isWrong = ([id, [amount, ...more]]: [string, number[]]) =>
    amount !== amounts.get(id) || more.length > 0;
  return Object.fromEntries([...sent].filter(isWrong));
}
