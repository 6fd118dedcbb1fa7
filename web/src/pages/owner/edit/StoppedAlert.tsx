import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { paths, slugOf } from '#shared/paths.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert, type AlertKind } from '#web/ui/Alert.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { useProjectMove } from './useProjectMove.ts';

const KINDS = {
  halted: 'warning',
  abandoned: 'neutral',
  completed: 'success',
} as const satisfies Partial<Record<Project['status'], AlertKind>>;

const hasStopped = (status: Project['status']): status is keyof typeof KINDS => Object.hasOwn(KINDS, status);

/** Says of a project that no longer takes payments what its owner can do next: resume it, or tell how it ended. */
export function StoppedAlert({ project: { ProjectID, name, status } }: { project: Project }) {
  const { t } = useTranslation('owner');
  const lang = useLanguage();
  const { refusal } = useServerMessages();
  const { move, isBusy, error } = useProjectMove(ProjectID);
  if (!hasStopped(status)) return null;
  return (
    <>
      <Alert
        kind={KINDS[status]}
        title={t(`state.${status}`)}
        action={
          status === 'completed' ? (
            <LinkButton
              size="s"
              to={paths.project({ lang, ProjectID, slug: slugOf(name), hash: 'progress' })}
            >
              {t('state.lastEntry')}
            </LinkButton>
          ) : (
            <Button
              size="s"
              busy={isBusy && t('progression.busy')}
              onClick={() => void move('in-development')}
            >
              {t('progression.resume.action')}
            </Button>
          )
        }
      >
        {t(`state.${status}Text`)}
      </Alert>
      {error && (
        <Alert kind="error" announce title={t('progression.failed')}>
          {refusal(error)}
        </Alert>
      )}
    </>
  );
}
