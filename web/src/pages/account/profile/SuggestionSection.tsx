import { useTranslation } from 'react-i18next';
import type { Me } from '#shared/entities/author.ts';
import { useMutation } from '#web/api/hooks.ts';
import { Switch } from '#web/ui/Choice.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { ProfileSection } from './ProfileSection.tsx';

/** Whether owners see the person among those who fit their roles; applies immediately. */
export const SuggestionSection = lazyComponent(() => Section, { texts: ['suggestions'] });

function Section({ me: { suggested } }: { me: Me }) {
  const { t } = useTranslation('suggestions');
  const toast = useToast();
  const update = useMutation('updateMe', ['getMe'], { notDone: t('setting.notSaved') });

  async function change(wanted: boolean) {
    const { error } = await update.run({ body: { suggested: wanted } });
    if (!error) toast.show({ kind: 'success', title: t(wanted ? 'setting.on' : 'setting.off') });
  }
  return (
    <ProfileSection anchor="suggestions" title={t('setting.title')} lead={t('setting.lead')}>
      <Switch
        label={t('setting.label')}
        checked={suggested}
        disabled={update.isBusy}
        onChange={event => void change(event.target.checked)}
      />
    </ProfileSection>
  );
}
