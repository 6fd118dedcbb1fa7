import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProposalDraftSummary } from '#shared/entities/proposalDraft.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { useMutation, useQuery } from '#web/api/hooks.ts';
import { invalidate } from '#web/api/invalidate.ts';
import { idOf, toContent, toCopy } from '#web/domain/project/draft/accountDraft.ts';
import {
  adoptDrafts,
  copiesOf,
  forgetGone,
  isBlank,
  readCopy,
  storeCopy,
} from '#web/domain/project/draft/copies.ts';
import { sendDrafts, useSaveDraft } from '#web/domain/project/draft/sendDraft.ts';
import type { StoredDraft } from '#web/domain/project/draft/stored.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

/** A draft in the account, or one that only this device has so far. */
export interface ListedDraft extends Pick<ProposalDraftSummary, 'name' | 'complete' | 'updatedAt'> {
  id: string;
  isOnDeviceOnly: boolean;
}

/** The drafts of a person in their account and on this device, and their deletion, which can be undone. */
export function useDrafts(owner: string) {
  const { t } = useTranslation('owner');
  const lang = useLanguage();
  const toast = useToast();
  const { run } = useSaveDraft();
  const { data, error, isValidating, mutate } = useQuery('listProposalDrafts', {});
  const [copies, setCopies] = useState<readonly StoredDraft[]>([]);
  const deletion = useMutation('deleteProposalDraft', ['listProposalDrafts', 'getHome'], {
    notDone: t('drafts.notRemoved'),
    inPlace: refused => isRefusal(refused, 'PROPOSAL_DRAFT_NOT_FOUND'), // it is gone, as wanted
  });

  const restoration = useMutation('saveProposalDraft', ['listProposalDrafts', 'getHome'], {
    notDone: t('drafts.notRestored'),
  });

  useEffect(() => {
    const look = () => setCopies(copiesOf(owner));
    adoptDrafts(owner);
    look();
    void sendDrafts(owner, { lang, run }).then(look);
  }, [owner, lang, run]);

  useEffect(() => {
    if (data && !isValidating)
      forgetGone(owner, new Set(data.items.map(({ ProposalDraftID }) => ProposalDraftID)));
  }, [owner, data, isValidating]);

  const known = new Set<string>(data?.items.map(({ ProposalDraftID }) => ProposalDraftID));
  const onDevice = copies.flatMap((copy): ListedDraft[] => {
    const { submissionKey: id, version, savedAt, values, complete } = copy;
    if (known.has(id) || version > 0 || isBlank(copy)) return [];
    const updatedAt = new Date(savedAt).toISOString();
    return [{ id, name: values.name.trim(), complete, updatedAt, isOnDeviceOnly: true }];
  });
  const inAccount = (data?.items ?? []).map(
    ({ ProposalDraftID: id, ...draft }): ListedDraft => ({ ...draft, id, isOnDeviceOnly: false }),
  );

  async function restore(draft: StoredDraft) {
    const id = idOf(draft.submissionKey);
    const copy = { ...draft, version: 0, isSaved: false };
    storeCopy({ owner, id }, copy);
    const body = { version: 0, content: toContent(copy, lang) };
    const { data: saved } = await restoration.run({ ProposalDraftID: id, body });
    if (saved) storeCopy({ owner, id }, { ...copy, version: saved.version, isSaved: true });
    setCopies(copiesOf(owner));
  }

  /** Deletes a draft. Returns whether that succeeded. */
  async function remove({ id, isOnDeviceOnly }: ListedDraft): Promise<boolean> {
    const copy = readCopy({ owner, id });
    const { data: deleted, error: refused } = isOnDeviceOnly
      ? {}
      : await deletion.run({ ProposalDraftID: idOf(id) });
    const isGone = isRefusal(refused, 'PROPOSAL_DRAFT_NOT_FOUND');
    if (refused && !isGone) return false;
    storeCopy({ owner, id }, undefined);
    setCopies(copiesOf(owner));
    if (isGone) void invalidate('listProposalDrafts', 'getHome');
    const last = copy && !copy.isSaved ? copy : deleted && toCopy(deleted);
    toast.show({
      kind: 'success',
      title: t('drafts.removed'),
      ...(last && { action: { label: t('drafts.undo'), run: () => void restore(last) } }),
    });
    return true;
  }

  return { drafts: [...onDevice, ...inAccount], isLoading: !data && !error, error, mutate, remove };
}
