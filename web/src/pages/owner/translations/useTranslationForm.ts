import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import type { Prospect } from '#shared/entities/prospect.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { call } from '#web/api/client.ts';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { parseTranslationDraft } from './origins.ts';
import { editedTranslation, fieldAt, offerOf, valuesOf } from './translationForm.ts';
import { useOrigins } from './useOrigins.ts';
import { useTranslationConflict } from './useTranslationConflict.ts';

export interface TranslationProps {
  project: Project;
  roles: readonly Prospect[];
  language: WrittenLanguage;
}

/** The form in which an owner translates their project. */
export function useTranslationForm({ project, roles, language }: TranslationProps) {
  const { t } = useTranslation('translations');
  const toast = useToast();
  const { ProjectID } = project;
  const edited = editedTranslation(project, roles, language);
  const { pieces, known } = edited;
  const [initial] = useState(() => valuesOf(pieces, known));
  const { before, conflict, take, meet, resolve, dismiss } = useTranslationConflict(known);
  const show = (stored: Project) => take(form, editedTranslation(stored, roles, language));

  const form = useContractForm('updateProject', {
    schema: async () => (await import('#shared/contracts/projects.ts')).projects.updateProject.spec.body,
    initial,
    draftOf: `translation:${ProjectID}.${language}`,
    parseDraft: stored => parseTranslationDraft(edited, stored),
    toInput: values => offerOf(edited, language, { values, known: before.current }),
    toCall: body => ({ ProjectID, body }),
    changes: ['getProject', 'listUserProjects'],
    fieldAt: path => fieldAt(path, pieces, language),
    onDone(saved) {
      show(saved);
      toast.show({ kind: 'success', title: t('saved') });
    },
    onRefused(refusal) {
      if (isRefusal(refusal, 'PROJECT_CHANGED')) void meetStored();
    },
  });

  useOrigins(form.engine, edited);

  async function meetStored() {
    const latest = await call('getProject', { ProjectID }).catch(() => undefined);
    if (latest) await meet(form, editedTranslation(latest, roles, language)); // otherwise the refusal stands, and the form can be sent again
  }

  /** Shows that the translation is gone. */
  function clear(stored: Project) {
    form.draft.forget();
    show(stored);
  }

  return {
    form,
    conflict,
    resolve: (choice: 'mine' | 'theirs') => resolve(form, choice, pieces),
    dismiss,
    clear,
  };
}
