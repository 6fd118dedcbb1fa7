import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '#web/domain/person/useToday.ts';
import { useFormat } from '#web/i18n/format.ts';
import { ConfirmDialog } from '#web/ui/overlays/Dialog.tsx';

/**
 * Asks before a due date in the past is taken, unless the task has it already. `confirm` resolves to whether the date is
 * meant; the caller renders `question`.
 */
export function usePastDueDate() {
  const { t } = useTranslation('tasks');
  const format = useFormat();
  const today = useToday();
  const [asked, setAsked] = useState<{ date: string; answer: (isMeant: boolean) => void }>();

  function answer(isMeant: boolean) {
    asked?.answer(isMeant);
    setAsked(undefined);
  }

  return {
    confirm: async (date: string | null | undefined, before: string | undefined): Promise<boolean> => {
      if (!date || date >= today || date === before) return true;
      return await new Promise<boolean>(resolve => setAsked({ date, answer: resolve }));
    },
    question: (
      <ConfirmDialog
        open={asked !== undefined}
        title={t('pastDue.title')}
        cancel={t('pastDue.cancel')}
        confirm={t('pastDue.confirm')}
        onCancel={() => answer(false)}
        onConfirm={() => answer(true)}
      >
        {asked && t('pastDue.text', { date: format.date(asked.date, 'long') })}
      </ConfirmDialog>
    ),
  };
}
