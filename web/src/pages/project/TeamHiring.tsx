import './TeamHiring.css';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Project } from '#shared/entities/project.ts';
import { paths } from '#shared/paths.ts';
import { WriteToTeamButton } from '#web/domain/recruiting/WriteToTeamButton.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';

/** Only for the team, so that visitors do not load it. */
const RecruitLabelPanel = lazyComponent(
  async () => (await import('./RecruitLabelPanel.tsx')).RecruitLabelPanel,
);

/** Below the team of a completed project: how to write to a team for hire and, for the team, its recruit label. */
export function TeamHiring({ project }: { project: Project }) {
  const { t } = useTranslation('teams');
  const lang = useLanguage();
  const { you } = project;
  if (you.owner || you.member) return <RecruitLabelPanel ProjectID={project.ProjectID} />;
  if (!project.toHire) return null;
  return (
    <Alert
      kind="success"
      className="team-hiring"
      title={t('project.title')}
      action={<WriteToTeamButton project={project} />}
    >
      {t('project.text')}{' '}
      <Link className="link" to={paths['teams-to-hire']({ lang })}>
        {t('project.others')}
      </Link>
    </Alert>
  );
}
