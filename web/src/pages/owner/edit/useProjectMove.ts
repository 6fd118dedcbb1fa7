import type { ProjectID } from '#shared/ids.ts';
import type { ProgressionState } from '#shared/lifecycle.ts';
import { useMutation } from '#web/api/hooks.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

/** Moves a published project to another state, and says so; a refusal is left to the caller to show. */
export function useProjectMove(ProjectID: ProjectID) {
  const toast = useToast();
  const { messageFor } = useServerMessages();
  const { run, isBusy, error, reset } = useMutation(
    'changeProjectStatus',
    ['getProject', 'listUserProjects', 'listProspects', 'getMe'],
    { quiet: true },
  );

  async function move(to: ProgressionState) {
    const { data } = await run({ ProjectID, body: { status: to } });
    if (data) toast.show({ kind: 'success', title: messageFor('success.changeProjectStatus') });
  }

  return { move, isBusy, error, reset };
}
