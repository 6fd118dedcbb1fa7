import { useTranslation } from 'react-i18next';
import type { WrittenLanguage } from '#shared/fields.ts';
import { useIdentity, useMutation } from '#web/api/hooks.ts';
import { inOrder, keepReads } from './useReads.ts';

/** Chooses the languages that the reader reads, at least one: in the profile of a person, and on the device. */
export function useChooseReads(): (languages: readonly WrittenLanguage[]) => void {
  const { t } = useTranslation('market');
  const isSignedIn = useIdentity().status === 'signedIn';
  const { run } = useMutation('updateMe', ['getMe', 'listSuggestedProspects', 'getHome'], {
    notDone: t('reads.failed'),
  });
  return languages => {
    const reads = inOrder(languages);
    if (reads.length === 0) return;
    keepReads(reads);
    if (isSignedIn) void run({ body: { reads } });
  };
}
