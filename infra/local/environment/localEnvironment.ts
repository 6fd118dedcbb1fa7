import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { MailServer } from '#infra/local/mail/mail.ts';
import type { Payments } from '#infra/local/payments/payments.ts';
import type { LocalQueue } from '#infra/local/queue/queue.ts';
import type { Scheduler } from '#infra/local/scheduler/schedule.ts';
import type { StreamPoller } from '#infra/local/stream/streamPoller.ts';
import type { LogEntry } from '#shared/contracts/system.ts';
import type { Clock } from './clock.ts';
import type { Functions } from './functions.ts';
import type { ServiceUrls } from './variables.ts';

/** All of Cairn on one machine. */
export interface LocalEnvironment {
  /** URL of the site and the API. */
  url: string;
  urls: ServiceUrls;
  dataDir: string;
  clock: Clock;
  functions: Functions;
  mail: MailServer;
  payments: Payments;
  scheduler: Scheduler;
  stream: StreamPoller;
  /** Queue of uploads for `processUpload`. */
  uploads: LocalQueue;
  /** Queue of payouts for `sendPayouts`. */
  payouts: LocalQueue;
  /** Entries that browsers have logged since the start, newest first. */
  clientLog: readonly LogEntry[];
  database: DynamoDBClient;
  tableName: string;
  /** Runs `work`, during which pages say that demo data is being created. */
  preparing: <T>(work: () => Promise<T>) => Promise<T>;
  /** Moves the clock of the functions, sign-ins and the payment provider forward. */
  advance: (seconds: number) => Promise<void>;
  /** Resolves once all resulting emails, notifications and webhooks have arrived. */
  idle: () => Promise<void>;
  close: () => Promise<void>;
}
