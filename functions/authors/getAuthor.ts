import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { translatorSetting } from '#functions/platform/translatorSetting.ts';
import { authors as contracts } from '#shared/contracts/authors.ts';
import { authors } from './author.store.ts';
import { personCounts } from './personCounts.store.ts';
import { personLabels } from './personLabels.store.ts';
import { toAuthor } from './toMe.ts';

/** Returns a user's public profile, with the teams for hire that they belong to. Cost: 1 DynamoDB request. */
export const getAuthor = operation(contracts.getAuthor, {
  uses: [translatorSetting],
  load: ({ UserID }) => ({
    user: authors.key(UserID),
    counts: personCounts.key(UserID),
    known: personLabels.key(UserID),
  }),
  run({ loaded: { user, counts, known } }, { hasTranslator }) {
    if (user?.status !== 'active') return refuse('AUTHOR_NOT_FOUND');
    const toHire = (known?.labels ?? [])
      .filter(({ granted }) => granted)
      .map(({ ProjectID, shortName }) => ({ ProjectID, shortName }));
    return {
      ...toAuthor(user, counts),
      ...(toHire.length > 0 && { toHire }),
      ...(hasTranslator && { hasTranslator }),
    };
  },
});
