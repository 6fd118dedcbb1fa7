import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ProposalDraft as AccountDraft } from '#shared/entities/proposalDraft.ts';
import { type ApiError, isRefusal } from '#web/api/apiError.ts';
import { call } from '#web/api/client.ts';
import { onRecovery } from '#web/api/liveness.ts';
import { idOf, toContent, toCopy } from '#web/domain/project/draft/accountDraft.ts';
import { isBlank, type ProposalDraftKey, readCopy, storeCopy } from '#web/domain/project/draft/copies.ts';
import { isSignedIn, sendDraft, useSaveDraft } from '#web/domain/project/draft/sendDraft.ts';
import { completeIn, fromStored, parseStored, type StoredDraft } from '#web/domain/project/draft/stored.ts';
import type { Language } from '#web/i18n/languages.ts';

/** Pause in typing after which a draft is saved in the account, and the shortest time between two saves, in milliseconds. */
const pause = 2_000;
const interval = 10_000;

/** The draft as another device has left it; without `newer` it has been submitted or deleted there. */
export interface AccountConflict {
  newer: AccountDraft | undefined;
}

interface AccountDraftOptions {
  place: ProposalDraftKey;
  lang: Language;
  today: string;
  /** Whether its owner is signed in. */
  isOn: boolean;
  /** The draft as it was just read from the account. */
  given: StoredDraft | undefined;
  /** The draft as it is in the form, where the browser stores nothing. */
  unstored: () => StoredDraft;
  /** Shows a draft, or an empty form, in place of one without changes. */
  show: (copy: StoredDraft | undefined) => void;
}

interface Turns {
  compare: () => void;
  save: () => void;
  /** The reason why the last save failed. */
  error: ApiError | undefined;
}

/** Compares the draft when the page is shown again, and saves it when the page is hidden or left, and after an outage. */
function useTurns({ compare, save, error }: Turns): void {
  const returned = useEffectEvent(compare);
  const left = useEffectEvent(save);
  useEffect(() => (error?.isOutage ? onRecovery(() => left()) : undefined), [error]);
  useEffect(() => {
    const turned = () => (document.visibilityState === 'hidden' ? left() : returned());
    document.addEventListener('visibilitychange', turned);
    return () => {
      document.removeEventListener('visibilitychange', turned);
      left();
    };
  }, []);
}

/** The copy of a draft that the account does not have yet, if there is anything in it. */
function copyToSave(
  { place, lang, today, unstored }: AccountDraftOptions,
  { version, isChanged }: { version: number; isChanged: boolean },
): StoredDraft | undefined {
  const copy = parseStored(readCopy(place)) ?? (isChanged ? { ...unstored(), version } : undefined);
  if (!copy || copy.isSaved || (copy.version === 0 && isBlank(copy))) return undefined;
  return { ...copy, complete: completeIn(fromStored(copy, lang), lang, today) };
}

/** Whether the draft in the account says the same as a copy, by the checks of the form, which bring their fields into one order. */
function saysSame(found: AccountDraft | undefined, copy: StoredDraft | undefined, lang: Language): boolean {
  const [theirs, mine] = [found && toCopy(found), copy].map(draft => {
    const parsed = parseStored(draft);
    return parsed && JSON.stringify({ ...toContent(parsed, lang), complete: [] });
  });
  return theirs !== undefined && theirs === mine;
}

/** The draft in the account: undefined if it could not be read, null if it is not there. */
const readAccount = (id: string): Promise<AccountDraft | null | undefined> =>
  call('getProposalDraft', { ProposalDraftID: idOf(id) }).catch((thrown: unknown) =>
    isRefusal(thrown, 'PROPOSAL_DRAFT_NOT_FOUND') ? null : undefined,
  );

/** The copy of a draft, if the account has a newer one, and that one; without it, the draft has been submitted or deleted. */
async function newerThanCopy(
  place: ProposalDraftKey,
): Promise<(AccountConflict & { copy: StoredDraft }) | undefined> {
  if (!readCopy(place)?.version) return undefined;
  const found = await readAccount(place.id);
  const copy = readCopy(place); // as it has become meanwhile
  const isNewer = found === null || (found !== undefined && found.version > (copy?.version ?? 0));
  return isNewer && copy ? { copy, newer: found ?? undefined } : undefined;
}

/** State of the draft that opens with the one given. */
const beginWith = (given: StoredDraft | undefined) => ({
  isClosed: false,
  hasConflict: false,
  savedAt: 0,
  version: given?.version ?? 0,
  isChanged: false,
  rejected: undefined as StoredDraft | undefined,
});

/**
 * Saves the copy of a draft on the device in the account of its owner: after a pause, when the page is hidden or left, and once the
 * server can be reached again. A draft that has changed elsewhere is taken over if this device has no changes of its own; otherwise
 * nothing is saved until its owner has chosen.
 */
export function useAccountDraft(options: AccountDraftOptions) {
  const { place, lang, isOn, given, show } = options;
  const { run, isBusy: isSaving } = useSaveDraft();
  const [error, setError] = useState<ApiError>();
  const [conflict, setConflict] = useState<AccountConflict>();
  const [isSaved, setSaved] = useState(() => readCopy(place)?.isSaved ?? false);
  /** Read by code that runs between renders. */
  const now = useRef(beginWith(given));
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const queue = useRef(Promise.resolve());

  /** Saves over a newer draft that its owner has rejected in another tab, or lets them choose. */
  function meet(found: AccountConflict) {
    if (saysSame(found.newer, now.current.rejected, lang)) return saveOver(found);
    now.current.hasConflict = true;
    setConflict(found);
  }

  function saveOver(found: AccountConflict | undefined) {
    const copy = readCopy(place);
    const version = found?.newer?.version ?? 0;
    if (copy) storeCopy(place, { ...copy, version });
    Object.assign(now.current, { hasConflict: false, version, isChanged: true });
    setConflict(undefined);
    save();
  }

  async function saveNow() {
    const { isClosed, hasConflict } = now.current;
    const copy = isOn && !isClosed && !hasConflict ? copyToSave(options, now.current) : undefined;
    if (!copy) return;
    now.current.isChanged = false;
    const outcome = await sendDraft(place, copy, { lang, run });
    now.current.savedAt = Date.now();
    if (now.current.isClosed) return;
    setError(outcome.error);
    if ('isSkipped' in outcome) return;
    if ('conflict' in outcome) return meet(outcome.conflict);
    now.current.isChanged ||= outcome.error !== undefined;
    if (outcome.error) return;
    now.current.version = outcome.version;
    setSaved(readCopy(place)?.isSaved ?? !now.current.isChanged);
  }

  function save() {
    clearTimeout(timer.current);
    queue.current = queue.current.catch(() => undefined).then(saveNow);
  }

  /** Compares the copy with the account. */
  async function compare() {
    if (!isOn || !isSignedIn(place.owner) || now.current.isClosed || now.current.hasConflict) return;
    const found = await newerThanCopy(place);
    if (!found || now.current.isClosed) return save();
    if (!found.copy.isSaved) return meet({ newer: found.newer });
    const theirs = found.newer && toCopy(found.newer);
    storeCopy(place, theirs);
    show(theirs);
  }

  /** Whether the account has no draft that another device has saved since; otherwise its owner has to choose. */
  async function isNewest(): Promise<boolean> {
    if (!isOn || !isSignedIn(place.owner)) return true;
    await queue.current.catch(() => undefined);
    const found = now.current.hasConflict ? undefined : await newerThanCopy(place);
    if (found?.newer && !saysSame(found.newer, found.copy, lang)) meet(found);
    return !now.current.hasConflict;
  }

  const started = useEffectEvent(() => void compare());
  const isFresh = useRef(given !== undefined);
  useEffect(() => {
    if (isOn && !isFresh.current) started();
    isFresh.current = false;
  }, [isOn]);

  useTurns({ compare: () => void compare(), save, error });

  return {
    isSaving,
    isSaved: isSaved && !isSaving,
    /** The reason why the last save failed, until one succeeds. */
    error,
    conflict,
    isNewest,
    /** Saves the changes of the user now. Returns whether the account has them. */
    async save(): Promise<boolean> {
      save();
      await queue.current;
      return readCopy(place)?.isSaved ?? !now.current.isChanged;
    },
    /** Saves the changes of the user after a pause. */
    changed: () => {
      now.current.isChanged = true;
      setSaved(false);
      clearTimeout(timer.current);
      timer.current = setTimeout(save, Math.max(pause, now.current.savedAt + interval - Date.now()));
    },
    /** Overwrites the newer draft with the one of this device. */
    keepMine: () => saveOver(conflict),
    /** Notes a draft of another tab that its owner does not want: where the account has it, it is overwritten without a question. */
    reject: (copy: StoredDraft | undefined) => {
      now.current.rejected = copy;
    },
    /** Replaces the draft of this device with the newer one. */
    takeTheirs: () => {
      const theirs = conflict?.newer && toCopy(conflict.newer);
      storeCopy(place, theirs);
      Object.assign(now.current, { hasConflict: false, version: theirs?.version ?? 0 });
      setConflict(undefined);
      setSaved(true);
      show(theirs);
    },
    /** Ends saving: the draft has been submitted or discarded. */
    close: () => {
      now.current.isClosed = true;
      clearTimeout(timer.current);
    },
  };
}
