import { useTranslation } from 'react-i18next';
import type { Me } from '#shared/entities/author.ts';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { ProfileSwitch } from './ProfileSwitch.tsx';

/** Whether owners see the person among those who fit their roles. */
export const SuggestionSection = lazyComponent(() => Section, { texts: ['suggestions'] });

function Section({ me }: { me: Me }) {
  const { t } = useTranslation('suggestions');
  return (
    <ProfileSwitch
      me={me}
      choice="suggested"
      anchor="suggestions"
      texts={{
        title: t('setting.title'),
        lead: t('setting.lead'),
        label: t('setting.label'),
        on: t('setting.on'),
        off: t('setting.off'),
        notSaved: t('setting.notSaved'),
      }}
    />
  );
}
