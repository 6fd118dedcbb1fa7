import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SuggestedProspect } from '#shared/entities/suggestion.ts';
import { paths } from '#shared/paths.ts';
import { placeOfRole } from '#shared/placeOfRole.ts';
import { useListedRoleVersion } from '#web/domain/reading/versions.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { written } from '#web/ui/Written.tsx';

interface SuggestedRoleProps {
  prospect: SuggestedProspect['prospect'];
}

/** Names a suggested role, with a link to it on the page of its project, and the project. */
export function SuggestedRoleName({ prospect }: SuggestedRoleProps) {
  const lang = useLanguage();
  const { role, languages } = useListedRoleVersion()(prospect);
  const { PersonType, projectName } = role;
  return (
    <>
      <h3 className="h4" {...written(languages.PersonType)}>
        <Link className="plain-link" to={paths.project(placeOfRole(lang, prospect))} {...written()}>
          {PersonType}
        </Link>
      </h3>
      <p className="fine muted" {...written(languages.projectName)}>
        {projectName}
      </p>
    </>
  );
}

/** Leads to the application for a suggested role. Needs the namespace `suggestions`. */
export function ApplyLink({ prospect }: SuggestedRoleProps) {
  const { t } = useTranslation('suggestions');
  const lang = useLanguage();
  const { ProspectID, PersonType, projectName } = useListedRoleVersion()(prospect).role;
  return (
    <LinkButton
      size="s"
      to={paths.project({ ...placeOfRole(lang, prospect), query: { apply: ProspectID } })}
      aria-label={t('forYou.applyFor', { role: PersonType, project: projectName })}
    >
      {t('forYou.apply')}
    </LinkButton>
  );
}
