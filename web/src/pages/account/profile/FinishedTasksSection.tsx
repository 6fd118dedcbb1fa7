import { useTranslation } from 'react-i18next';
import type { Me } from '#shared/entities/author.ts';
import { ProfileSwitch } from './ProfileSwitch.tsx';

/** Whether the person's page shows everybody their finished tasks. */
export function FinishedTasksSection({ me }: { me: Me }) {
  const { t } = useTranslation('account');
  return (
    <ProfileSwitch
      me={me}
      choice="showsFinishedTasks"
      anchor="finished-tasks"
      texts={{
        title: t('profile.finishedTasks.title'),
        lead: t('profile.finishedTasks.lead'),
        label: t('profile.finishedTasks.label'),
        on: t('profile.finishedTasks.on'),
        off: t('profile.finishedTasks.off'),
        notSaved: t('profile.finishedTasks.notSaved'),
      }}
    />
  );
}
