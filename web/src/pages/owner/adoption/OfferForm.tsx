import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { adoption } from '#shared/adoption.ts';
import type { ProjectID } from '#shared/ids.ts';
import { useContractForm } from '#web/domain/form/useContractForm.ts';
import { useFocusFirstError } from '#web/domain/form/useFocusFirstError.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Choice.tsx';
import { TextArea } from '#web/ui/fields/TextField.tsx';

/** Offers a project, first to its team and later to everyone with enough points. */
export function OfferForm({ ProjectID }: { ProjectID: ProjectID }) {
  const { t } = useTranslation('teams');
  const format = useFormat();
  const words = useServerMessages();
  const box = useRef<HTMLDivElement>(null);
  const { bind, values, set, formProps, summary, refusal, isBusy } = useContractForm('offerAdoption', {
    schema: async () => (await import('#shared/contracts/adoption.ts')).adoption.offerAdoption.spec.body,
    initial: { note: '', stays: true },
    toInput: ({ note, stays }) => ({ stays, ...(note.trim() && { note }) }),
    toCall: body => ({ ProjectID, body }),
    changes: ['getAdoption'],
    wordsFor: () => t('note.short', { min: format.number(adoption.note.min) }),
  });
  useFocusFirstError(box, summary.submissions);
  return (
    <form className="adoption" {...formProps}>
      <p className="small soft">
        {t('owner.lead', { days: format.number(adoption.teamDays), points: format.number(adoption.points) })}
      </p>
      {refusal && (
        <Alert kind="error" announce title={t('owner.notOffered')}>
          {words.refusal(refusal)}
        </Alert>
      )}
      <div ref={box}>
        <TextArea
          {...bind('note')}
          label={t('owner.note')}
          hint={t('owner.noteHint')}
          optional
          counted
          maxLength={adoption.note.max}
          rows={3}
        />
      </div>
      <Checkbox
        label={t('owner.stay')}
        checked={values.stays}
        onChange={event => set('stays', event.currentTarget.checked)}
      />
      <div>
        <Button size="s" type="submit" busy={isBusy && t('busy')}>
          {t('owner.offer')}
        </Button>
      </div>
    </form>
  );
}
