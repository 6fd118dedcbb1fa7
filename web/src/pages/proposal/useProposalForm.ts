import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { check } from '#shared/contracts/validation.ts';
import { Proposal } from '#shared/entities/project.ts';
import { ApiError } from '#web/api/apiError.ts';
import { type ProposalDraftKey, readCopy, storeCopy } from '#web/domain/project/draft/copies.ts';
import {
  emptyDraft,
  fromStored,
  type ProposalDraft,
  parseStored,
  retypedDraft,
  type StoredDraft,
} from '#web/domain/project/draft/stored.ts';
import { errorsOf, problemsOf } from '#web/domain/project/form/problems.ts';
import { useFieldWords } from '#web/domain/project/form/useFieldWords.ts';
import { type Beginning, filledIn, toProposal } from '#web/domain/project/form/values.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import type { Language } from '#web/i18n/languages.ts';
import { useCheckedForm } from '#web/ui/forms/useCheckedForm.ts';

/** The form of a proposal with its roles; it opens with the draft given, or with the copy on this device. */
export function useProposalForm(
  place: ProposalDraftKey,
  given: StoredDraft | undefined,
  defaults: Beginning,
) {
  const { t } = useTranslation('proposal');
  const lang = useLanguage();
  const wordsFor = useFieldWords();
  const [initial] = useState(() => {
    if (given) storeCopy(place, given);
    const stored = given ?? parseStored(readCopy(place));
    return stored ? fromStored(stored, lang) : emptyDraft(defaults, lang, place.id);
  });
  const form = useCheckedForm<ProposalDraft, Proposal>({
    initial,
    check: draft => checkDraft(draft, lang, defaults.today),
    wordsFor: (name, problem, values) => {
      if (name !== 'roles') return wordsFor(name, problem, values);
      const role = problem.params['role'];
      return typeof role === 'string'
        ? t('roles.refused', { role, reason: wordsFor(name, problem, values) })
        : t('roles.none');
    },
    draft: null, // it has several drafts, which are saved in the account, and one of visitors
  });

  const retype = useEffectEvent((to: Language) =>
    form.engine.reset(retypedDraft(form.engine.getValues(), to), KEEP_ALL_ELSE),
  );
  useEffect(() => retype(lang), [lang]);
  return form;
}

const KEEP_ALL_ELSE = {
  keepDefaultValues: true,
  keepErrors: true,
  keepTouched: true,
  keepDirty: true,
} as const;

export type ProposalForm = ReturnType<typeof useProposalForm>;

/** A refusal whose problems with roles name the role. */
export function namingRoles(refusal: ApiError, { roles }: Pick<ProposalDraft, 'roles'>): ApiError {
  const fields = refusal.fields.map(field => {
    const role = roles.find((_, index) => field.path.startsWith(`prospects.${index}.`));
    return role ? { ...field, params: { ...field.params, role: role.PersonType } } : field;
  });
  const { code, status, i18nID, message, values } = refusal;
  return new ApiError({ code, status, i18nID, message, values, fields });
}

/** A proposal needs at least one role. */
function checkDraft(
  { roles, tasks: _tasks, submissionKey: _submissionKey, typedIn: _typedIn, ...typed }: ProposalDraft,
  lang: Language,
  today: string,
) {
  const values = filledIn(typed, lang);
  const fields = errorsOf(problemsOf(values, lang, { today }));
  if (roles.length === 0) fields.push({ path: 'roles', i18nID: 'validation.required', params: {} });
  if (fields.length > 0) return { fields };
  return check(Proposal, { ...toProposal(values, lang), rolesNeeded: roles.length });
}
