import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { authors as contracts } from '#shared/contracts/authors.ts';
import type { authors } from './author.store.ts';
import type { PersonCounts } from './personCounts.store.ts';
import type { personLabels } from './personLabels.store.ts';
import { toAuthor } from './toMe.ts';

/** Returns a user's public profile, with the teams for hire that they belong to. Cost: 1 DynamoDB request. */
export function getAuthor({
  loaded: [user, counts, known],
}: Input<typeof contracts.getAuthor, [typeof authors, PersonCounts | undefined, typeof personLabels]>) {
  if (user?.status !== 'active') return refuse('AUTHOR_NOT_FOUND');
  const toHire = (known?.labels ?? [])
    .filter(({ granted }) => granted)
    .map(({ ProjectID, shortName }) => ({ ProjectID, shortName }));
  return { ...toAuthor(user, counts), ...(toHire.length > 0 && { toHire }) };
}
