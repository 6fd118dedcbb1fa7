import { useTranslation } from 'react-i18next';
import { answering } from '#shared/answering.ts';
import type { Project } from '#shared/entities/project.ts';
import { TextArea } from '#web/ui/fields/TextField.tsx';
import { DialogForm } from '#web/ui/forms/DialogForm.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

export interface GreetingFormProps {
  project: Pick<Project, 'ProjectID' | 'greeting'>;
  onClose: () => void;
}

/** Writes or changes the greeting of people who join the team; an empty one removes it. */
export function GreetingForm({ project: { ProjectID, greeting }, onClose }: GreetingFormProps) {
  const { t } = useTranslation('owner');
  const toast = useToast();
  const form = useContractForm('updateProject', {
    schema: async () => (await import('#shared/contracts/projects.ts')).projects.updateProject.spec.body,
    initial: { greeting: greeting?.text ?? '' },
    draftOf: `greeting:${ProjectID}`,
    textsOf: values => values.greeting,
    textLanguage: greeting?.language,
    toInput: values => ({ change: {}, greeting: values.greeting.trim() || null }),
    toCall: body => ({ ProjectID, body }),
    changes: ['getProject'],
    wordsFor: () => t('greeting.short'),
    onDone: () => {
      onClose();
      toast.show({ kind: 'success', title: t('greeting.saved') });
    },
  });
  return (
    <DialogForm
      form={form}
      lead={<p className="soft">{t('greeting.lead')}</p>}
      failed={t('greeting.failed')}
      cancel={t('greeting.cancel')}
      submit={t('greeting.save')}
      busy={t('greeting.saving')}
      onClose={onClose}
    >
      <TextArea
        {...form.bind('greeting')}
        label={t('greeting.field')}
        hint={t('greeting.hint')}
        optional
        counted
        maxLength={answering.greeting.max}
        rows={5}
      />
    </DialogForm>
  );
}
