import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamMember } from '#shared/entities/teamMember.ts';
import { nameOf } from '#shared/fullName.ts';
import { reputation } from '#shared/settings.ts';
import { useMutation } from '#web/api/hooks.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { ConfirmDialog } from '#web/ui/overlays/Dialog.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

/** Queries that a removal makes stale. */
const CHANGES = ['listTeamMembers', 'listOwnedTeamMembers', 'listProspects', 'getProject'] as const;

/** Removes members after a confirmation. `dialog` and `refusal` are to be rendered by the caller. */
export function useRemoveMember(onRefused: () => void): {
  ask: (member: TeamMember) => void;
  dialog: ReactNode;
  refusal: ReactNode;
} {
  const { t } = useTranslation('owner');
  const lang = useLanguage();
  const format = useFormat();
  const words = useServerMessages();
  const toast = useToast();
  const remove = useMutation('removeMember', CHANGES, { quiet: true });
  const [leaving, setLeaving] = useState<TeamMember>();

  async function removeMember({ ProjectID, UserID }: TeamMember) {
    const { error } = await remove.run({ ProjectID, UserID });
    setLeaving(undefined);
    if (!error) return toast.show({ kind: 'success', title: words.messageFor('success.removeMember') });
    onRefused();
  }

  return {
    ask: setLeaving,
    refusal: remove.error && (
      <Alert kind="error" announce title={t('team.notRemoved')} onDismiss={remove.reset}>
        {words.refusal(remove.error)}
      </Alert>
    ),
    dialog: (
      <ConfirmDialog
        open={leaving !== undefined}
        title={leaving ? t('team.removeTitle', { name: nameOf(leaving, lang) }) : ''}
        cancel={t('team.keep')}
        confirm={t('team.remove')}
        danger
        busy={remove.isBusy && t('team.removing')}
        onCancel={() => setLeaving(undefined)}
        onConfirm={() => leaving && void removeMember(leaving)}
      >
        {t('team.text', { points: format.number(reputation.removedFromTeam) })}
      </ConfirmDialog>
    ),
  };
}
