import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ContributionRequest } from '#shared/entities/contributionRequest.ts';
import { nameOf } from '#shared/fullName.ts';
import { paths } from '#shared/paths.ts';
import { timings } from '#shared/settings.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { useMutation } from '#web/api/hooks.ts';
import { invalidate } from '#web/api/invalidate.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { useHeldAction } from '#web/ui/overlays/useHeldAction.ts';
import { putAcceptance, removeAcceptance } from './acceptances.ts';
import { ANSWER_CHANGES } from './answerChanges.ts';

/**
 * Accepts an application, wherever its owner answers it. The acceptance is held for ten seconds, in which it can be undone: afterwards
 * the role is filled, and everyone who has applied for it is told. `onAnswer` is called once the server has answered, with its refusal if
 * it is one, before what the answer makes stale is fetched again.
 */
export function useAcceptance(
  request: ContributionRequest,
  onAnswer: (error: ApiError | undefined) => void,
): () => void {
  const { t } = useTranslation('applications');
  const lang = useLanguage();
  const words = useServerMessages();
  const toast = useToast();
  const navigate = useNavigate();
  const hold = useHeldAction();
  const accept = useMutation('acceptRequest', [], { quiet: true });
  const { contributionRequestId, contributorId, typeId, role, project } = request;
  const { ProjectID } = project;
  const name = nameOf(request.user, lang);

  async function send() {
    try {
      const { error } = await accept.run({
        ProjectID,
        query: { contributorId, contributionRequestId, typeId },
      });
      tell(error);
      onAnswer(error);
      await invalidate(...ANSWER_CHANGES);
    } finally {
      removeAcceptance(contributionRequestId);
    }
  }

  function tell(error: ApiError | undefined) {
    toast.show(
      error
        ? {
            kind: 'warning',
            title: t('answer.notAccepted', { name }),
            text: words.refusal(error),
            duration: timings.noticeError,
            action: {
              label: t('answer.show'),
              run: () =>
                void navigate(paths['contribution-requests']({ lang, query: { project: ProjectID } })),
            },
          }
        : {
            kind: 'success',
            title: t('answer.accepted', { name, role }),
            action: {
              label: t('answer.firstTask'),
              run: () => void navigate(paths['project-tasks']({ lang, query: { project: ProjectID } })),
            },
          },
    );
  }

  return () => {
    const undo = hold({
      key: `accept:${contributionRequestId}`,
      doing: t('answer.accepting', { name, role }),
      text: t('answer.held'),
      undoLabel: t('answer.undo'),
      onUndo() {
        removeAcceptance(contributionRequestId);
        toast.show({ kind: 'neutral', title: t('answer.undone', { name }) });
      },
      send,
    });
    if (undo) putAcceptance(request);
  };
}
