import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ContributionRequest } from '#shared/entities/contributionRequest.ts';
import { nameOf } from '#shared/fullName.ts';
import { paths } from '#shared/paths.ts';
import { avatarOf } from '#web/domain/person/person.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';
import { Reputation } from '#web/ui/Badge.tsx';

/** The applicant, with the role and the project. */
export function Requester({ request: { user, role, project } }: { request: ContributionRequest }) {
  const { t } = useTranslation('owner');
  const lang = useLanguage();
  return (
    <div className="person">
      <AvatarImage {...avatarOf(user)} size={48} />
      <span>
        <b className="row row-2 wrapx">
          <Link className="plain-link" to={paths.author({ lang, UserID: user.UserID })}>
            {nameOf(user)}
          </Link>
          <Reputation points={user.contributionPoints} label={t('points')} />
        </b>
        <small>
          {role} · {project.shortName}
        </small>
      </span>
    </div>
  );
}
