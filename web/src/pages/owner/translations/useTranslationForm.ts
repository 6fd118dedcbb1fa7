import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import type { Prospect } from '#shared/entities/prospect.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { call } from '#web/api/client.ts';
import { conflictsOf, rebase, settle } from '#web/ui/forms/rebase.ts';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import {
  confirmedOf,
  type EditedTranslation,
  editedTranslation,
  fieldAt,
  type TranslationValues,
  textsOf,
  valuesOf,
} from './translationForm.ts';

export interface TranslationProps {
  project: Project;
  roles: readonly Prospect[];
  language: WrittenLanguage;
}

/** Fields that were changed here and elsewhere, with both versions. */
export interface Conflict {
  fields: readonly string[];
  mine: TranslationValues;
  theirs: TranslationValues;
  /** The texts on the server. */
  known: EditedTranslation['known'];
}

/**
 * The form of a translation. What another tab or device has saved in other fields is taken over; where the same ones were changed,
 * the owner chooses.
 */
export function useTranslationForm({ project, roles, language }: TranslationProps) {
  const { t } = useTranslation('translations');
  const toast = useToast();
  const { ProjectID } = project;
  const { pieces, known } = editedTranslation(project, roles, language);
  const [initial] = useState(() => valuesOf(pieces, known));
  /** The texts on the server with which the form began, or was last saved. */
  const before = useRef(known);
  const [conflict, setConflict] = useState<Conflict>();

  const form = useContractForm('updateProject', {
    schema: async () => (await import('#shared/contracts/projects.ts')).projects.updateProject.spec.body,
    initial,
    draftOf: `translation:${ProjectID}.${language}`,
    toInput(values) {
      const confirmed = confirmedOf(pieces, values);
      return {
        change: {
          translations: { [language]: textsOf(pieces, values) },
          ...(confirmed.length > 0 && { confirmedPieces: { [language]: confirmed } }),
        },
        known: { translations: { [language]: before.current } },
      };
    },
    toCall: body => ({ ProjectID, body }),
    changes: ['getProject', 'listUserProjects'],
    fieldAt: path => fieldAt(path, pieces, language),
    onDone(saved) {
      take(saved);
      toast.show({ kind: 'success', title: t('saved') });
    },
    onRefused(refusal) {
      if (isRefusal(refusal, 'PROJECT_CHANGED')) void meet();
    },
  });

  /** Shows what is stored. */
  function take(stored: Project) {
    const latest = editedTranslation(stored, roles, language);
    before.current = latest.known;
    form.engine.reset(valuesOf(latest.pieces, latest.known));
  }

  /** Saves once more over a project that was changed elsewhere, unless the owner has to choose between two versions. */
  async function meet() {
    const latest = await call('getProject', { ProjectID }).catch(() => undefined);
    if (!latest) return; // the refusal stands, and the form can be sent again
    const stored = editedTranslation(latest, roles, language);
    const theirs = valuesOf(stored.pieces, stored.known);
    if (isSame(stored.known, before.current)) return; // another part has changed
    const mine = form.engine.getValues();
    const old = valuesOf(stored.pieces, before.current);
    const fields = conflictsOf(old, mine, theirs).filter(name => name.startsWith('text:'));
    if (fields.length > 0) return setConflict({ fields, mine, theirs, known: stored.known });
    await save(rebase({ before: old, sent: mine, current: mine }, theirs), stored.known);
  }

  async function save(values: TranslationValues, stored: EditedTranslation['known']) {
    before.current = stored;
    form.engine.reset(values, { keepDefaultValues: true });
    await form.sendNow();
  }

  async function resolve(choice: 'mine' | 'theirs') {
    if (!conflict) return;
    const { mine, theirs, known: stored } = conflict;
    const old = valuesOf(pieces, before.current);
    setConflict(undefined);
    await save(settle(choice, { before: old, current: mine }, theirs), stored);
  }

  /** Shows that the translation is gone. */
  function clear(stored: Project) {
    form.draft.forget();
    take(stored);
  }

  return { form, conflict, resolve, dismiss: () => setConflict(undefined), clear };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
