import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { check } from '#shared/contracts/validation.ts';
import { Proposal } from '#shared/entities/project.ts';
import { readStored } from '#web/domain/form/draftStorage.ts';
import { useCheckedForm } from '#web/domain/form/useCheckedForm.ts';
import {
  adoptVisitorDraft,
  type DraftOwner,
  emptyDraft,
  fromStored,
  keyOf,
  type ProposalDraft,
} from '#web/domain/project/draft/stored.ts';
import { errorsOf, problemsOf } from '#web/domain/project/form/problems.ts';
import { useFieldWords } from '#web/domain/project/form/useFieldWords.ts';
import { filledIn, type ProposalValues, toProposal } from '#web/domain/project/form/values.ts';

/** The form of a proposal with its roles; it opens with the stored draft. */
export function useProposalForm(owner: DraftOwner, defaults: Pick<ProposalValues, 'language' | 'country'>) {
  const { t } = useTranslation('proposal');
  const wordsFor = useFieldWords();
  const [initial] = useState(() => {
    adoptVisitorDraft(owner);
    return fromStored(readStored('local', keyOf(owner))) ?? emptyDraft(defaults);
  });
  return useCheckedForm<ProposalDraft, Proposal>({
    initial,
    check: checkDraft,
    wordsFor: (name, problem, values) =>
      name === 'roles' ? t('roles.none') : wordsFor(name, problem, values),
  });
}

export type ProposalForm = ReturnType<typeof useProposalForm>;

/** A proposal needs at least one role. */
function checkDraft({ roles, tasks: _tasks, submissionKey: _submissionKey, ...typed }: ProposalDraft) {
  const values = filledIn(typed);
  const fields = errorsOf(problemsOf(values));
  if (roles.length === 0) fields.push({ path: 'roles', i18nID: 'validation.required', params: {} });
  if (fields.length > 0) return { fields };
  return check(Proposal, { ...toProposal(values), rolesNeeded: roles.length });
}
