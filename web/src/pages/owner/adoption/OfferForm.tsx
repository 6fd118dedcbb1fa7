import { useTranslation } from 'react-i18next';
import { adoption } from '#shared/adoption.ts';
import type { ProjectID } from '#shared/ids.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Choice.tsx';
import { TextArea } from '#web/ui/fields/TextField.tsx';
import { Form } from '#web/ui/forms/Form.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';

/** Offers a project, first to its team and later to everyone with enough points. */
export function OfferForm({ ProjectID }: { ProjectID: ProjectID }) {
  const { t } = useTranslation('teams');
  const format = useFormat();
  const form = useContractForm('offerAdoption', {
    schema: async () => (await import('#shared/contracts/adoption.ts')).adoption.offerAdoption.spec.body,
    initial: { note: '', stays: true },
    draftOf: ProjectID,
    toInput: ({ note, stays }) => ({ stays, ...(note.trim() && { note }) }),
    toCall: body => ({ ProjectID, body }),
    changes: ['getAdoption'],
    wordsFor: () => t('note.short', { min: format.number(adoption.note.min) }),
  });
  const { bind, values, set } = form;
  return (
    <Form form={form} failed={t('owner.notOffered')} className="adoption">
      <p className="small soft">
        {t('owner.lead', { days: format.number(adoption.teamDays), points: format.number(adoption.points) })}
      </p>
      <TextArea
        {...bind('note')}
        label={t('owner.note')}
        hint={t('owner.noteHint')}
        optional
        counted
        maxLength={adoption.note.max}
        rows={3}
      />
      <Checkbox
        label={t('owner.stay')}
        checked={values.stays}
        onChange={event => set('stays', event.currentTarget.checked)}
      />
      <div>
        <Button size="s" type="submit" busy={form.isBusy && t('busy')}>
          {t('owner.offer')}
        </Button>
      </div>
    </Form>
  );
}
