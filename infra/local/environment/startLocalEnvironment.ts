import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { S3ObjectCreatedNotificationEvent } from 'aws-lambda';
import { isFollowed } from '#functions/jobs/streamFilter.ts';
import { incomingFolder } from '#functions/uploads/keys.ts';
import { jobs } from '#infra/jobs.ts';
import { localConsole } from '#infra/local/console/console.ts';
import { pageEvent } from '#infra/local/gateway/event.ts';
import { createGateway } from '#infra/local/gateway/gateway.ts';
import { makeVerifyToken } from '#infra/local/gateway/verifyToken.ts';
import { createIdentity } from '#infra/local/identity/identity.ts';
import { startMail } from '#infra/local/mail/mail.ts';
import { createPayments } from '#infra/local/payments/payments.ts';
import { schedule } from '#infra/local/scheduler/schedule.ts';
import { createStorage } from '#infra/local/storage/storage.ts';
import { pollStream } from '#infra/local/stream/streamPoller.ts';
import { createTable } from '#infra/local/table/createTable.ts';
import { startTable } from '#infra/local/table/table.ts';
import { contracts } from '#shared/contracts/index.ts';
import { loadBundles } from './bundles.ts';
import { recordClientLog } from './clientLog.ts';
import { openClock } from './clock.ts';
import { loadFunctions } from './functions.ts';
import type { LocalEnvironment } from './localEnvironment.ts';
import { serveMedia } from './media.ts';
import type { Ports } from './ports.ts';
import { openQueues } from './queues.ts';
import { readSecrets } from './secrets.ts';
import {
  buckets,
  credentials,
  defaultTableName,
  environmentVariables,
  type ServiceUrls,
} from './variables.ts';

export interface LocalEnvironmentOptions {
  /** Data folder. */
  dataDir: string;
  ports: Ports;
  /** Table name; environments that share a DynamoDB emulator need different ones. */
  tableName?: string;
  /** The built site. */
  staticDir?: string;
  /** Output folder of `functions/build.ts`. Without it the functions run from their sources. */
  bundles?: string | undefined;
  /** Called for every API request. */
  onCall?: (line: { method: string; path: string; status: number; ms: number }) => void;
}

/** Folder and port of a part. */
const placesIn =
  (dataDir: string, ports: Ports) => (part: 'identity' | 'mail' | 'payments' | 'storage' | 'table') => ({
    dataDir: join(dataDir, part),
    port: ports[part],
  });

/**
 * Starts every part on its own port, and the site in front of them. Only one per process: the functions read their
 * configuration from the environment variables, as in the cloud.
 */
export async function startLocalEnvironment({
  dataDir,
  ports,
  tableName = defaultTableName,
  staticDir,
  bundles,
  onCall,
}: LocalEnvironmentOptions): Promise<LocalEnvironment> {
  const site = `http://localhost:${ports.site}`;
  const [secrets, clock] = await Promise.all([readSecrets(dataDir), openClock(dataDir)]);
  const queues = await openQueues(dataDir, ports.queues);

  const at = placesIn(dataDir, ports);
  const [table, identity, storage, mail, payments] = await Promise.all([
    startTable({ ...at('table'), endpoint: process.env['AWS_ENDPOINT_URL_DYNAMODB'] }),
    createIdentity({
      ...at('identity'),
      now: clock.now,
      beforeTokens: event => functions.tokens(event), // loaded before anybody signs in
    }),
    createStorage({
      ...at('storage'),
      buckets: Object.values(buckets),
      allowedOrigins: [site, site.replace('localhost', '127.0.0.1')],
      credentials,
      onCreated: async event => {
        if (isRawUpload(event)) await queues.uploads.send(JSON.stringify(event));
      },
    }),
    startMail({ ...at('mail'), now: clock.now, deliver: event => functions.mail(event) }),
    createPayments({
      ...at('payments'),
      secretKey: secrets.stripeKey,
      webhookSecret: secrets.stripeWebhook,
    }),
  ]);

  const urls: ServiceUrls = {
    site,
    table: table.url,
    identity,
    storage: storage.url,
    mail: mail.url,
    payments: payments.url,
    payoutQueue: queues.urlOf('payouts'),
  };
  const variables = environmentVariables(urls, secrets, { tableName, staticDir });
  Object.assign(process.env, variables);

  const database = await openTable(table.url, tableName);
  const loaded = bundles ? loadBundles({ folder: bundles, variables, clock }) : await loadFunctions(clock);
  const { functions, clientLog } = recordClientLog(loaded);
  await queues.consume(functions);

  const stream = await pollStream({
    database,
    table,
    tableName,
    dataDir: join(dataDir, 'stream'),
    // As the event source of the cloud does.
    handler: ({ Records }) => functions.stream({ Records: Records.filter(isFollowed) }),
  });
  const scheduler = schedule(jobs, functions.job);

  const preparation = followPreparation();
  const environment: LocalEnvironment = {
    url: site,
    urls,
    dataDir,
    clock,
    functions,
    mail,
    payments,
    scheduler,
    stream,
    uploads: queues.uploads,
    payouts: queues.payouts,
    clientLog,
    database,
    tableName,
    preparing: preparation.during,
    async advance(seconds) {
      await clock.advance(seconds);
      payments.advanceClock(seconds);
    },
    async idle() {
      await payments.deliveries.idle();
      await queues.uploads.idle();
      await stream.idle(); // may queue payouts
      await queues.payouts.idle();
      await Promise.all([stream.idle(), mail.idle()]);
    },
    async close() {
      scheduler.close();
      await gateway.close();
      await queues.close();
      await stream.close();
      await functions.close();
      await Promise.all([payments.close(), identity.close(), storage.close(), mail.close()]);
      database.destroy();
      await table.close();
    },
  };

  const gateway = await createGateway({
    contracts,
    handlers: functions.endpoint,
    verifyToken: makeVerifyToken(identity),
    renderPage: (query, ifNoneMatch) => functions.page(pageEvent(query, ifNoneMatch)),
    port: ports.site,
    uploads: storage.url,
    siteUrl: urls.site,
    isPreparing: preparation.isGoingOn,
    extraRoutes: { '/media/': serveMedia(storage.url), '/_local': localConsole(() => environment) },
    ...(staticDir && { staticDir }),
    ...(onCall && { onCall }),
  });
  payments.setWebhookUrl(`http://127.0.0.1:${ports.site}/api/stripe-webhook`);
  return environment;
}

/** Whether the demo data is being created. */
function followPreparation() {
  let isGoingOn = false;
  return {
    isGoingOn: () => isGoingOn,
    async during<T>(work: () => Promise<T>): Promise<T> {
      isGoingOn = true;
      try {
        return await work();
      } finally {
        isGoingOn = false;
      }
    },
  };
}

async function openTable(endpoint: string, tableName: string): Promise<DynamoDBClient> {
  const database = new DynamoDBClient({ endpoint, region: 'eu-west-2', credentials });
  await createTable(database, tableName);
  return database;
}

/** Whether an event is one that the cloud's rule for uploads lets through. */
const isRawUpload = ({ detail: { bucket, object } }: S3ObjectCreatedNotificationEvent): boolean =>
  bucket.name === buckets.uploads && object.key.startsWith(incomingFolder);
