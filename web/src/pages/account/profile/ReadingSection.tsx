import { useTranslation } from 'react-i18next';
import type { Me } from '#shared/entities/author.ts';
import { ProfileSwitch } from './ProfileSwitch.tsx';

/** Whether others who do the same see which of their messages the person has read. */
export function ReadingSection({ me }: { me: Me }) {
  const { t } = useTranslation('account');
  return (
    <ProfileSwitch
      me={me}
      choice="showsReading"
      anchor="reading"
      texts={{
        title: t('profile.reading.title'),
        lead: t('profile.reading.lead'),
        label: t('profile.reading.label'),
        on: t('profile.reading.on'),
        off: t('profile.reading.off'),
        notSaved: t('profile.reading.notSaved'),
      }}
    />
  );
}
