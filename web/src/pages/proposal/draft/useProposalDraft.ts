import { useIdentity } from '#web/api/hooks.ts';
import { copyKeyOf, type ProposalDraftKey, readCopy, storeCopy } from '#web/domain/project/draft/copies.ts';
import { keepNewDraft } from '#web/domain/project/draft/keepNewDraft.ts';
import {
  completeIn,
  emptyDraft,
  fromStored,
  parseStored,
  type StoredDraft,
  toStored,
} from '#web/domain/project/draft/stored.ts';
import type { Beginning } from '#web/domain/project/form/values.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import type { ProposalForm } from '#web/pages/proposal/useProposalForm.ts';
import { VISITOR } from '#web/ui/forms/formDrafts.ts';
import { useDraft } from '#web/ui/forms/useDraft.ts';
import { useAccountDraft } from './useAccountDraft.ts';

interface Given {
  place: ProposalDraftKey;
  /** The draft as it was opened from the account. */
  given: StoredDraft | undefined;
  defaults: Beginning;
  /** Opens another draft; without an id a new one. */
  onOpen: (id?: string) => void;
}

/** The draft of a proposal: its copy on this device and, for people who are signed in, the draft in their account. */
export function useProposalDraft(form: ProposalForm, { place, given, defaults, onOpen }: Given) {
  const lang = useLanguage();
  const who = useIdentity();
  const draft = useDraft(form.engine, {
    key: copyKeyOf(place),
    toStored: values => ({
      ...toStored(values),
      version: readCopy(place)?.version ?? 0,
      isSaved: false,
      complete: completeIn(values, lang, defaults.today),
    }),
    fromStored: stored => {
      const copy = parseStored(stored);
      return copy && fromStored(copy, lang);
    },
    empty: () => emptyDraft(defaults, lang, place.id),
    sharedByTabs: true,
    onStore: () => account.changed(),
  });
  const account = useAccountDraft({
    place,
    lang,
    today: defaults.today,
    isOn: place.owner !== VISITOR && who.status === 'signedIn' && draft.conflict === undefined,
    given,
    unstored: (): StoredDraft => ({
      ...toStored(form.engine.getValues()),
      savedAt: Date.now(),
      version: 0,
      isSaved: false,
      complete: [],
    }),
    show: copy => (copy ? draft.takeTheirs() : startOver()),
  });

  /** Forgets the draft and opens an empty one. */
  function startOver() {
    account.close();
    draft.forget();
    form.engine.reset(emptyDraft(defaults, lang, crypto.randomUUID()));
    onOpen();
  }

  /** Keeps what is typed as a new draft, because the old one has been submitted or discarded elsewhere. */
  function keepAsNew() {
    const submissionKey = crypto.randomUUID();
    if (place.owner === VISITOR) {
      form.set('submissionKey', submissionKey);
      return draft.keepMine();
    }
    account.close();
    keepNewDraft(place.owner, { ...form.engine.getValues(), submissionKey });
    storeCopy(place, undefined);
    onOpen(submissionKey);
  }

  const ofAccount = account.conflict && {
    is: account.conflict.newer ? ('changed' as const) : ('gone' as const),
    where: 'device' as const,
  };
  const conflict = draft.conflict ? { is: draft.conflict, where: 'tab' as const } : ofAccount;
  const resolver = conflict?.where === 'tab' ? draft : account;

  function keepMine() {
    if (conflict?.is === 'gone') return keepAsNew();
    if (conflict?.where === 'tab') account.reject(readCopy(place));
    resolver.keepMine();
  }
  return {
    ...draft,
    account,
    /** The change of the draft in another tab or on another device, until the user has chosen. */
    conflict,
    /** Whether nothing has changed the draft elsewhere since this device had it, or the user has chosen. */
    isNewest: async () => conflict?.is !== 'changed' && (await account.isNewest()),
    keepMine,
    takeTheirs: () => (conflict?.is === 'gone' ? startOver() : resolver.takeTheirs()),
    startOver,
    /** Forgets the draft, which has been submitted. */
    finish() {
      account.close();
      draft.forget();
    },
  };
}

export type ProposalDraftState = ReturnType<typeof useProposalDraft>;
