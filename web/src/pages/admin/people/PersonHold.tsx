import { useTranslation } from 'react-i18next';
import type { PersonDetails } from '#shared/entities/person.ts';
import { nameOf } from '#shared/fullName.ts';
import { useMutation } from '#web/api/hooks.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { HoldControls } from '#web/pages/admin/holds/HoldControls.tsx';
import { PERSON_CHANGES } from './personChanges.ts';

/** Holds or releases all payouts of a person. */
export function PersonHold({ person }: { person: PersonDetails }) {
  const { t } = useTranslation('moderation');
  const lang = useLanguage();
  const hold = useMutation('holdPayouts', PERSON_CHANGES, { quiet: true });
  const release = useMutation('releasePayouts', PERSON_CHANGES, { notDone: t('holds.release.failed') });
  const { UserID } = person;
  return (
    <HoldControls
      scope="person"
      name={nameOf(person, lang)}
      of={UserID}
      isHeld={person.payoutHold !== undefined}
      isBusy={hold.isBusy || release.isBusy}
      onHold={async reason => (await hold.run({ UserID, body: { reason } })).error}
      onRelease={async () => (await release.run({ UserID, body: {} })).error}
    />
  );
}
