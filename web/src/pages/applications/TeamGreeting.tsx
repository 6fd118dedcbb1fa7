import { useTranslation } from 'react-i18next';
import type { ContributionRequest } from '#shared/entities/contributionRequest.ts';
import { paths } from '#shared/paths.ts';
import { Letters } from '#web/domain/application/Letters.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { written } from '#web/ui/Written.tsx';

/** Greets a person who has joined a team: the owner's words, or ours, with the ways to tasks, team and owner. */
export function TeamGreeting({ request: { greeting, project } }: { request: ContributionRequest }) {
  const { t } = useTranslation('applications');
  const lang = useLanguage();
  const { ProjectID, OwnerUserID } = project;
  return (
    <Letters>
      <span className="fine muted">{t('greeting.title')}</span>
      {greeting ? (
        <blockquote {...written(greeting.language)}>{greeting.text}</blockquote>
      ) : (
        <p>{t('greeting.default')}</p>
      )}
      <p className="row row-2 wrapx applications-ways">
        <LinkButton size="s" to={paths['project-tasks']({ lang, query: { project: ProjectID } })}>
          {t('greeting.tasks')}
        </LinkButton>
        <LinkButton size="s" to={paths.project({ lang, ProjectID, hash: 'team' })}>
          {t('greeting.team')}
        </LinkButton>
        <LinkButton size="s" to={paths.messages({ lang, query: { view: 'new', to: OwnerUserID } })}>
          {t('greeting.message')}
        </LinkButton>
      </p>
    </Letters>
  );
}
