import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserID } from '#shared/ids.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { useMutation } from '#web/api/hooks.ts';
import { invalidate } from '#web/api/invalidate.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

/** Queries that a change of a contact makes stale. */
export const CONTACT_QUERIES = [
  'getContact',
  'listContacts',
  'listPendingContactRequests',
  'listBlockedContacts',
  'getMe',
] as const;

export type ContactAction = 'add' | 'accept' | 'reject' | 'withdraw' | 'remove' | 'block' | 'unblock';

/**
 * The actions on a contact, one at a time: another one begins when the one before it has ended, and the same one is not
 * repeated meanwhile. `run` reports the outcome and resolves to whether the action succeeded. After a refusal it fetches
 * the lists again, because someone else has changed the contact.
 */
export function useContactActions(id: UserID, name: string) {
  const { t } = useTranslation('contacts');
  const toast = useToast();
  const [running, setRunning] = useState<ContactAction>();
  const last = useRef<{ action: ContactAction; done: Promise<boolean> }>(undefined);
  const failure = { notDone: t('refused', { name }) };
  const add = useMutation('addContact', CONTACT_QUERIES, failure);
  const accept = useMutation('acceptContactRequest', CONTACT_QUERIES, failure);
  const removeRequest = useMutation('removeContactRequest', CONTACT_QUERIES, failure);
  const remove = useMutation('removeContact', CONTACT_QUERIES, failure);
  const block = useMutation('blockContact', CONTACT_QUERIES, failure);
  const unblock = useMutation('unblockContact', CONTACT_QUERIES, failure);

  const calls: Record<ContactAction, () => Promise<{ error?: ApiError | undefined }>> = {
    add: () => add.run({ body: { ContactedUserID: id } }),
    accept: () => accept.run({ ContactID: id }),
    reject: () => removeRequest.run({ ContactID: id }),
    withdraw: () => removeRequest.run({ ContactID: id }),
    remove: () => remove.run({ ContactID: id }),
    block: () => block.run({ ContactedUserID: id }),
    unblock: () => unblock.run({ ContactedUserID: id }),
  };

  function run(action: ContactAction): Promise<boolean> {
    if (last.current?.action === action) return last.current.done;
    const before = last.current?.done;
    const done = (before ? before.then(() => perform(action)) : perform(action)).finally(() => {
      if (last.current?.done === done) last.current = undefined;
    });
    last.current = { action, done };
    return done;
  }

  async function perform(action: ContactAction): Promise<boolean> {
    setRunning(action);
    const { error } = await calls[action]();
    setRunning(undefined);
    if (!error) {
      toast.show({ kind: 'success', title: t(`done.${action}`, { name }), key: `contact-${id}` });
      return true;
    }
    if (!error.isOutage) await invalidate(...CONTACT_QUERIES);
    return false;
  }

  return { run, running };
}
