import { useState } from 'react';
import {
  type DraftOwner,
  emptyDraft,
  fromStored,
  keyOf,
  otherDraft,
  swapDrafts,
  toStored,
} from '#web/domain/project/draft/stored.ts';
import type { Beginning } from '#web/domain/project/form/values.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import type { ProposalForm } from '#web/pages/proposal/useProposalForm.ts';
import { useDraft } from '#web/ui/forms/useDraft.ts';

/** The draft of a proposal on this device, and the older one if there are two. */
export function useProposalDraft(form: ProposalForm, owner: DraftOwner, defaults: Beginning) {
  const lang = useLanguage();
  const [other, setOther] = useState(() => otherDraft(owner));
  const draft = useDraft(form.engine, {
    key: keyOf(owner),
    toStored,
    fromStored: stored => fromStored(stored, lang),
    empty: () => emptyDraft(defaults, lang),
    sharedByTabs: true,
  });

  return {
    ...draft,
    other,
    /** Keeps the values of this tab. If another tab has submitted the proposal, they get a new submission key. */
    keepMine: () => {
      if (draft.conflict === 'gone') form.set('submissionKey', crypto.randomUUID());
      draft.keepMine();
    },
    swap: () => {
      swapDrafts(owner);
      setOther(otherDraft(owner));
      draft.takeTheirs();
    },
    /** Removes the draft and empties the form. */
    discard: () => {
      draft.forget();
      form.engine.reset(emptyDraft(defaults, lang));
    },
  };
}

export type ProposalDraftState = ReturnType<typeof useProposalDraft>;
