import { useTranslation } from 'react-i18next';
import type { ContributionRequest } from '#shared/entities/contributionRequest.ts';
import { PersonLink } from '#web/domain/person/PersonLink.tsx';
import { avatarOf } from '#web/domain/person/person.ts';
import { usePlace } from '#web/domain/person/place.ts';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';
import { Reputation } from '#web/ui/Badge.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { Written } from '#web/ui/Written.tsx';

/** The applicant and where they are, with the role and the project. */
export function Requester({ request: { user, role, project } }: { request: ContributionRequest }) {
  const { t } = useTranslation('owner');
  const placeOf = usePlace();
  return (
    <div className="person">
      <AvatarImage {...avatarOf(user)} size={48} />
      <span>
        <b className="row row-2 wrapx">
          <PersonLink className="plain-link" person={user} />
          <Reputation points={user.contributionPoints} label={t('points')} />
        </b>
        <small>
          <Facts>
            <Written>{role}</Written>
            <Written>{project.shortName}</Written>
            {placeOf(user)}
          </Facts>
        </small>
      </span>
    </div>
  );
}
