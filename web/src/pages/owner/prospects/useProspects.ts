import { useState } from 'react';
import type { Project } from '#shared/entities/project.ts';
import type { Prospect, ProspectDraft } from '#shared/entities/prospect.ts';
import type { ProspectID } from '#shared/ids.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { useMutation, useQuery } from '#web/api/hooks.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

/** Role that is being edited: an existing one, a new one, or all open ones together. */
type Editing = ProspectID | 'new' | 'all';

/** Queries that a changed role makes stale. */
const STALE = ['listProspects', 'getProject', 'listUserProjects'] as const;

/** The roles of a project with the mutations of the page, and the role that is being edited or removed. */
export function useProspects({ ProjectID }: Project) {
  const words = useServerMessages();
  const toast = useToast();
  const list = useQuery('listProspects', { ProjectID });
  const add = useMutation('addProspect', STALE, { quiet: true });
  const update = useMutation('updateProspect', STALE, { quiet: true });
  const remove = useMutation('removeProspect', STALE, { quiet: true });
  const [editing, setEditing] = useState<Editing>();
  const [removing, setRemoving] = useState<Prospect>();

  function edit(what: Editing | undefined) {
    setEditing(what);
    add.reset();
    update.reset();
  }

  async function saveNew({ starterTask, ...draft }: ProspectDraft) {
    const { error } = await add.run({
      ProjectID,
      body: { ...draft, ...(starterTask && { starterTask }) },
    });
    if (error) return false;
    edit(undefined);
    toast.show({ kind: 'success', title: words.messageFor('success.addProspect') });
    return true;
  }

  async function saveOne(id: ProspectID, body: ProspectDraft) {
    const { error } = await update.run({ ProjectID, ProspectID: id, body });
    if (!error) edit(undefined);
    else if (isRefusal(error, 'PROSPECT_TAKEN', 'PROSPECT_NOT_FOUND')) void list.mutate();
    return error === undefined;
  }

  async function removeOne({ ProspectID }: Prospect) {
    const { error } = await remove.run({ ProjectID, ProspectID });
    setRemoving(undefined);
    if (!error) return toast.show({ kind: 'success', title: words.messageFor('success.removeProspect') });
    void list.mutate();
  }

  return { list, editing, edit, removing, setRemoving, add, update, remove, saveNew, saveOne, removeOne };
}
