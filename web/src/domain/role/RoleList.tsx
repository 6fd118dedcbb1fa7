import './RoleList.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useIdentity } from '#web/api/hooks.ts';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { RelativeTime } from '#web/ui/Time.tsx';
import { written } from '#web/ui/Written.tsx';
import type { OpenRole } from './openRole.ts';

export interface RoleListProps {
  roles: readonly OpenRole[];
  headingLevel: 2 | 3;
  /** Renders further facts about each role. */
  renderDetails?: (role: OpenRole) => ReactNode;
}

/** Open roles with their projects, each with the way to apply. */
export function RoleList({ roles, headingLevel, renderDetails }: RoleListProps) {
  return (
    <ul className="roles">
      {roles.map(role => (
        <RoleEntry key={role.id} role={role} headingLevel={headingLevel} details={renderDetails?.(role)} />
      ))}
    </ul>
  );
}

interface RoleEntryProps extends Pick<RoleListProps, 'headingLevel'> {
  role: OpenRole;
  details: ReactNode;
}

function RoleEntry({ role, headingLevel, details }: RoleEntryProps) {
  const { t } = useTranslation('roles');
  const Heading = `h${headingLevel}` as const;
  const isSignedIn = useIdentity().status === 'signedIn';
  return (
    <li>
      <div>
        <Heading className="h3" {...written(role.languages.PersonType)}>
          <Link to={role.path} {...written()}>
            {role.role}
          </Link>
        </Heading>
        <p className="soft" {...written(role.languages.Notes)}>
          {role.notes}
        </p>
        {details}
      </div>
      <p className="meta">
        <AvatarImage of={role.owner.avatar} seed={`user:${role.owner.UserID}`} size={32} />
        <span>
          <b className="strong" {...written(role.languages.projectName)}>
            {role.projectName}
          </b>
          <small>
            <Facts>
              {t(`language.${role.languages.PersonType}`)}
              <RelativeTime at={role.since} />
            </Facts>
          </small>
        </span>
      </p>
      <LinkButton
        size="s"
        to={isSignedIn ? role.applyPath : role.path}
        aria-label={t('applyFor', { role: role.role, project: role.projectName })}
      >
        {t('apply')}
      </LinkButton>
    </li>
  );
}
