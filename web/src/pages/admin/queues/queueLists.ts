import type { EndpointID } from '#shared/contracts/index.ts';
import type { QueueName } from '#shared/entities/queue.ts';
import { paths } from '#shared/paths.ts';
import type { Language } from '#shared/settings.ts';

/** The endpoint that lists the items of a queue, whose response a decision makes stale. */
export const QUEUE_LISTS = {
  review: 'listProjectsForReview',
  edits: 'listProjectEdits',
  reports: 'listReports',
  support: 'listSupportRequests',
  adoptions: 'listPendingAdoptions',
  refunds: 'listRefunds',
  disputes: 'listDisputes',
  payouts: 'listAllPayouts',
  checks: 'listChecks',
} as const satisfies Record<QueueName, EndpointID>;

/** The path of the page that lists a queue. */
export function queuePath(name: QueueName, lang: Language): string {
  switch (name) {
    case 'refunds':
    case 'disputes':
    case 'checks':
      return paths['admin-payouts']({ lang, query: { view: name } });
    case 'payouts':
      return paths['admin-payouts']({ lang, query: { status: 'failed' } });
    default:
      return paths.admin({ lang, query: { view: name } });
  }
}
