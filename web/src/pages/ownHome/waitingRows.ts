import type { WaitingItem } from '#shared/entities/home.ts';
import type { NotificationID } from '#shared/ids.ts';
import { paths } from '#shared/paths.ts';
import type { Language } from '#web/i18n/languages.ts';

type Kind = Exclude<WaitingItem['kind'], 'queue'> | 'administration';

/** A row of what waits for a person. */
export interface WaitingRow {
  key: string;
  kind: Kind;
  count: number;
  hasMore: boolean;
  /** Number of overdue ones among them. */
  overdue: number;
  /** Short name of the project that it is about. */
  project: string | undefined;
  /** A draft of a proposal: its name, empty if it has none, and its number of complete sections. */
  draft: { name: string; complete: number } | undefined;
  /** Notifications that are read by following the link. */
  notifications: readonly NotificationID[];
  to: string;
}

/** The rows of what waits, in its order; the queues of administrators are one. */
export function waitingRows(items: readonly WaitingItem[], lang: Language): WaitingRow[] {
  const queues = items.filter(item => item.kind === 'queue');
  const rows = items.flatMap(item => (item.kind === 'queue' ? [] : [rowOf(item, lang)]));
  if (queues.length === 0) return rows;
  const count = queues.reduce((sum, queue) => sum + queue.count, 0);
  const hasMore = queues.some(queue => queue.hasMore);
  return [
    ...rows,
    { ...plain, key: 'queues', kind: 'administration', count, hasMore, to: paths.admin({ lang }) },
  ];
}

const plain = {
  hasMore: false,
  overdue: 0,
  project: undefined,
  draft: undefined,
  notifications: [],
} as const;

function rowOf(item: Exclude<WaitingItem, { kind: 'queue' }>, lang: Language): WaitingRow {
  const row = { ...plain, key: item.kind, to: pathOf(item, lang) };
  switch (item.kind) {
    case 'reviewQuestion':
    case 'sentBack':
      return {
        ...row,
        kind: item.kind,
        count: 1,
        key: item.project.ProjectID,
        project: item.project.shortName,
      };
    case 'draft': {
      const { ProposalDraftID, name, complete } = item.draft;
      return {
        ...row,
        kind: item.kind,
        count: 1,
        key: ProposalDraftID,
        draft: { name, complete: complete.length },
      };
    }
    case 'payoutAccount':
      return { ...row, kind: item.kind, count: 1 };
    case 'tasksToReview': {
      const { project, ...counted } = item;
      return { ...row, ...counted, key: `review ${project.ProjectID}`, project: project.shortName };
    }
    default:
      return { ...row, ...item };
  }
}

function pathOf(item: Exclude<WaitingItem, { kind: 'queue' }>, lang: Language): string {
  switch (item.kind) {
    case 'reviewQuestion':
      return paths.messages({ lang, query: { id: item.messageId } });
    case 'sentBack':
      return paths['edit-projects']({ lang, query: { project: item.project.ProjectID } });
    case 'applications':
      return paths['contribution-requests']({ lang });
    case 'answers':
    case 'questions':
      return paths.applications({ lang });
    case 'refunds':
      return paths.payout({ lang });
    case 'payoutAccount':
      return paths.payout({ lang, hash: 'payout-account' });
    case 'tasksDue':
      return paths['user-tasks']({ lang });
    case 'tasksToReview':
      return paths['project-tasks']({ lang, query: { project: item.project.ProjectID } });
    case 'draft':
      return paths.proposal({ lang, query: { draft: item.draft.ProposalDraftID } });
    case 'messages':
      return paths.messages({ lang });
    case 'contactRequests':
      return paths.contacts({ lang, query: { tab: 'received' } });
  }
}
