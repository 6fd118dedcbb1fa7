import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SuggestedProspect } from '#shared/entities/suggestion.ts';
import { paths, slugOf } from '#shared/paths.ts';
import { ReasonList } from '#web/domain/suggestion/ReasonList.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { written } from '#web/ui/Written.tsx';

/** Open roles that fit the user, each with its reasons. */
export function FittingRoles({ items }: { items: readonly SuggestedProspect[] }) {
  const { t } = useTranslation('ownHome');
  const lang = useLanguage();
  return (
    <section aria-labelledby="roles">
      <h2 className="h3" id="roles">
        {t('roles.title')}
      </h2>
      <Sheet as="ul" className="own-home-rows" aria-labelledby="roles">
        {items.map(suggestion => (
          <Role key={suggestion.prospect.ProspectID} suggestion={suggestion} />
        ))}
      </Sheet>
      <LinkButton size="s" kind="quiet" to={paths.roles({ lang })}>
        {t('roles.all')}
      </LinkButton>
    </section>
  );
}

function Role({ suggestion: { prospect, reasons } }: { suggestion: SuggestedProspect }) {
  const { t } = useTranslation(['ownHome', 'suggestions']);
  const lang = useLanguage();
  const { ProjectID, ProspectID, PersonType, projectName, language } = prospect;
  const project = { lang, ProjectID, slug: slugOf(projectName), hash: 'roles' };
  return (
    <li>
      <div>
        <h3 className="h4" {...written(language)}>
          <Link className="plain-link" to={paths.project(project)} {...written()}>
            {PersonType}
          </Link>
        </h3>
        <p className="fine muted" {...written(language)}>
          {projectName}
        </p>
        <ReasonList reasons={reasons} about="you" />
      </div>
      <LinkButton
        size="s"
        to={paths.project({ ...project, query: { apply: ProspectID } })}
        aria-label={t('suggestions:forYou.applyFor', { role: PersonType, project: projectName })}
      >
        {t('suggestions:forYou.apply')}
      </LinkButton>
    </li>
  );
}
