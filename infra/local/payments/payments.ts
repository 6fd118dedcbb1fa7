import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { second } from '#shared/time.ts';
import { handleApi } from './api.ts';
import { runDueEvents } from './clock.ts';
import { serveConsole } from './console/serveConsole.ts';
import type { SimulatorContext } from './context.ts';
import { type Deliveries, startDeliveries } from './deliveries.ts';
import { apiVersion, type RequestInfo, recordEvent } from './events.ts';
import { createFaults, type Faults } from './faults.ts';
import { sendPage } from './http.ts';
import { pruneResponses } from './idempotency.ts';
import { closedPage } from './pages/checkoutPage.ts';
import { serveCheckout } from './pages/serveCheckout.ts';
import { serveInvoice } from './pages/serveInvoice.ts';
import { serveExpress, serveOnboarding } from './pages/serveOnboarding.ts';
import { servePortal } from './pages/servePortal.ts';
import { dueAccountPayouts } from './resources/bankPayouts.ts';
import { duePayments, dueSettlements } from './resources/charging.ts';
import { dueRenewals } from './resources/renewals.ts';
import { dueExpiries } from './resources/sessions.ts';
import { dueBankPayouts } from './resources/settlement.ts';
import { openStore } from './store.ts';

/** Options of the simulator. */
export interface PaymentsOptions {
  /** Folder of its state. Absent: in memory. */
  dataDir?: string;
  /** 0, the default, means any free port. */
  port?: number;
  secretKey: string;
  webhookSecret: string;
  /** URL of the webhook. Events stay pending until it is set. */
  webhookUrl?: string;
  /** Seconds until a paid charge reaches the balance and `charge.updated` is sent; 2 by default. */
  settleAfter?: number;
  /** The system clock by default. */
  now?: () => Date;
}

/** A running simulator of Stripe: its API, hosted pages and a console at `/console`, on 127.0.0.1 only. */
export interface Payments {
  url: string;
  close: () => Promise<void>;
  /** Handles a request for the API, a hosted page or the console. */
  handle: (req: IncomingMessage, res: ServerResponse) => void;
  setWebhookUrl: (url: string | undefined) => void;
  /** Advances the simulated clock and runs everything that becomes due, in order. */
  advanceClock: (seconds: number) => void;
  deliveries: Omit<Deliveries, 'add' | 'setUrl' | 'url' | 'wake' | 'stop'>;
  faults: Omit<Faults, 'take' | 'waitFor'>;
  /** Runs `work` at a past time, for demo data, without sending webhooks. */
  runAt: <T>(at: Date, work: (context: SimulatorContext) => T) => T;
}

/** The webhook as an endpoint for all events. */
function webhookEndpoints(url: string | undefined, created: number) {
  if (!url) return [];
  return [
    {
      id: 'we_local',
      object: 'webhook_endpoint',
      api_version: apiVersion,
      created,
      enabled_events: ['*'],
      livemode: false,
      metadata: {},
      status: 'enabled',
      url,
    },
  ];
}

/** Starts the simulator on 127.0.0.1. */
export async function createPayments(options: PaymentsOptions): Promise<Payments> {
  const realNow = options.now ?? (() => new Date());
  const store = openStore(options.dataDir);
  const now = () => Math.floor(realNow().getTime() / second) + store.clockAhead.get();
  const deliveries = startDeliveries({ store, now, secret: options.webhookSecret, url: options.webhookUrl });
  const faults = createFaults();
  const inProgress = new Set<string>();
  let url = '';
  let request: RequestInfo = { id: null, idempotency_key: null };

  const context: SimulatorContext = {
    store,
    now,
    baseUrl: () => url,
    settleAfter: options.settleAfter ?? 2,
    webhookEndpoints: () => webhookEndpoints(deliveries.url(), now()),
    emit: (type, object, more) =>
      void recordEvent({ store, now, deliveries }, request, { type, object, ...more }),
  };

  function within<T>(cause: RequestInfo, work: () => T): T {
    request = cause;
    try {
      return work();
    } finally {
      request = { id: null, idempotency_key: null };
    }
  }

  function tick() {
    runDueEvents({
      now,
      ahead: store.clockAhead,
      waiting: () => [
        ...dueExpiries(context),
        ...duePayments(context),
        ...dueSettlements(context),
        ...dueBankPayouts(context),
        ...dueAccountPayouts(context),
        ...dueRenewals(context),
      ],
    });
    pruneResponses(store, now());
    deliveries.wake();
  }

  function advanceClock(seconds: number) {
    store.clockAhead.set(store.clockAhead.get() + seconds);
    tick();
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    tick();
    const { pathname } = new URL(req.url ?? '/', 'http://localhost');
    const [, first, second, third, fourth = ''] = pathname.split('/');

    if (first === 'v1' || first === 'v2')
      return handleApi({ context, secretKey: options.secretKey, faults, inProgress, within }, req, res);
    if (first === 'c' && second === 'pay') return serveCheckout(context, req, res, third ?? '', fourth);
    if (first === 'setup' && second === 'e') return serveOnboarding(context, req, res, fourth);
    if (first === 'p' && second === 'session') return servePortal(context, req, res, third ?? '');
    if (first === 'i') return serveInvoice(context, req, res, second ?? '');
    if (first === 'console') return serveConsole({ context, deliveries, faults, advanceClock }, req, res);
    if (first === 'express') return serveExpress(context, req, res, second ?? '');
    sendPage(res, 404, closedPage('unknown', null));
  }

  function handle(req: IncomingMessage, res: ServerResponse): void {
    answer(req, res).catch((error: unknown) => {
      if (req.destroyed) return;
      console.error(error);
      if (res.headersSent) res.destroy();
      else sendPage(res, 500, closedPage('unknown', null));
    });
  }

  const server = createServer(handle);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const bound = server.address();
  url = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : options.port}`;
  for (const session of store.sessions.all()) {
    if (session.status === 'open') store.sessions.update(session.id, { url: `${url}/c/pay/${session.id}` });
  }
  for (const invoice of store.invoices.all())
    store.invoices.update(invoice.id, { hosted_invoice_url: `${url}/i/${invoice.id}` });
  tick();
  const ticking = setInterval(tick, second);
  ticking.unref();

  return {
    url,
    async close() {
      clearInterval(ticking);
      await deliveries.stop();
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
      await store.flush();
    },
    handle,
    setWebhookUrl: deliveries.setUrl,
    advanceClock,
    deliveries,
    faults,
    runAt: (at, work) =>
      work({
        ...context,
        now: () => Math.floor(at.getTime() / second),
        settleAfter: 0,
        emit: () => undefined,
      }),
  };
}
