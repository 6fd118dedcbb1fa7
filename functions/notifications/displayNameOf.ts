import { callers } from '#functions/platform/caller.ts';
import type { Table } from '#functions/platform/table.ts';
import { formerUsername } from '#shared/fullName.ts';
import type { UserID } from '#shared/ids.ts';

interface Named {
  firstName?: string | undefined;
  username: string;
  status?: string | undefined;
}

/**
 * Name by which messages address or mention a user. For a former member it is a placeholder, which is replaced in the
 * reader's language when a text is filled.
 */
export const displayNameOf = (user: Named | undefined): string =>
  user && user.status !== 'deleted' ? (user.firstName ?? user.username) : formerUsername;

/** A user whom a text names, or another name: of a project, or what stands for a supporter who stays anonymous. */
export type Mentioned = (Named & { UserID: UserID }) | string;

interface Mention {
  values: Record<string, string>;
  /** The people whom values name, by the names of the values. */
  about?: Record<string, UserID> | undefined;
}

/**
 * Stored texts without the names of people whose accounts have been deleted since. Cost: 1 DynamoDB request if any of them
 * names a person, eventually consistent: a person who left a second ago may still be named.
 */
export async function withoutFormerNames<M extends Mention>(
  table: Pick<Table, 'batchGetEventually'>,
  mentions: readonly M[],
): Promise<M[]> {
  const ids = [...new Set(mentions.flatMap(({ about = {} }) => Object.values(about)))];
  const people = ids.length > 0 ? await table.batchGetEventually(...ids.map(id => callers.key(id))) : [];
  const former = new Set(ids.filter((_, index) => people[index]?.status === 'deleted'));
  return mentions.map(mention => {
    const gone = Object.entries(mention.about ?? {}).filter(([, id]) => former.has(id));
    const values = Object.fromEntries(gone.map(([name]) => [name, formerUsername]));
    return { ...mention, values: { ...mention.values, ...values } };
  });
}
