import share from 'lucide-static/icons/share-2.svg?raw';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { Obstacle } from '#shared/applying.ts';
import type { Prospect } from '#shared/entities/prospect.ts';
import { formerUsername } from '#shared/fullName.ts';
import { isPublic } from '#shared/lifecycle.ts';
import { paths } from '#shared/paths.ts';
import { roleAnchor } from '#shared/placeOfRole.ts';
import { useIdentity, useQuery } from '#web/api/hooks.ts';
import { avatarOf } from '#web/domain/person/person.ts';
import { useAccountPath } from '#web/domain/person/useSignInPath.ts';
import { useHolderName } from '#web/domain/project/owner/useHolderName.ts';
import { useRoleVersion, useVersionOf } from '#web/domain/reading/versions.ts';
import { RoleTerms, useIsClosed } from '#web/domain/role/RoleTerms.tsx';
import { useObstacle } from '#web/domain/role/useObstacle.ts';
import { useObstacleText, WayOut } from '#web/domain/role/WayOut.tsx';
import { openShareSheet } from '#web/domain/share/openShareSheet.ts';
import { sharedRole } from '#web/domain/share/sharedOfProject.ts';
import { useLookedAt } from '#web/domain/visit/lookedAt.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Person } from '#web/ui/AvatarImage.tsx';
import { Button, IconButton, LinkButton } from '#web/ui/Button.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { written } from '#web/ui/Written.tsx';
import { QuickApply, type RoleActionProps } from './QuickApply.tsx';
import { useHeldPlace } from './useHeldPlace.ts';

/** Card of a role: open, applied for or filled. */
export function RoleCard({ project, role, onApply }: RoleActionProps) {
  const { t } = useTranslation('project');
  const lang = useLanguage();
  const format = useFormat();
  const { taken, applicants } = role;
  const { role: shown, languages } = useRoleVersion(project, role);
  const { project: version } = useVersionOf(project);
  const look = useLookedAt('roles', role.ProspectID);
  const isClosed = useIsClosed(role);
  const held = useHeldPlace(project);
  return (
    <Sheet
      as="li"
      id={roleAnchor(role.ProspectID)}
      className={taken ? 'taken' : held}
      data-role={role.ProspectID}
      ref={look}
    >
      <div>
        <h3 className="h3" {...written(languages.PersonType)}>
          {shown.PersonType}
        </h3>
        <p className="soft small" {...written(languages.Notes)}>
          {shown.Notes}
        </p>
        {!taken && <RoleTerms role={role} />}
        {!taken && shown.starterTask && (
          <p className="small soft applied">
            {t('roles.starter')} <span {...written(languages.starterTask)}>{shown.starterTask.Title}</span>
          </p>
        )}
        {!taken && (
          <div className="row row-2 applied">
            <p className="fine muted">
              {applicants > 0
                ? t('roles.applied', { count: applicants, number: format.number(applicants) })
                : t('roles.nobody')}
            </p>
            {!isClosed && isPublic(project) && (
              <IconButton
                size="s"
                icon={share}
                label={t('share.role', { role: shown.PersonType })}
                aria-haspopup="dialog"
                onClick={() => openShareSheet(sharedRole(lang, project, shown, version))}
              />
            )}
          </div>
        )}
        {!taken && <OwnApplication role={role} />}
      </div>
      {taken ? <Holder role={role} /> : <ApplyAction project={project} role={role} onApply={onApply} />}
    </Sheet>
  );
}

/** Date and state of the caller's application for the role. */
function OwnApplication({ role: { ProjectID, ProspectID, yourRequest } }: { role: Prospect }) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const { data } = useQuery('listProjectAppliedProspects', yourRequest ? { ProjectID } : null);
  const isClosed = yourRequest === 'denied' || yourRequest === 'expired';
  if (!isClosed && yourRequest !== 'pending') return null;
  const applied = data?.items.find(one => one.ProspectID === ProspectID && one.status === yourRequest);
  const date = applied && t('roles.appliedOn', { date: format.date(applied.applicationDate) });
  const words = [date, isClosed && t(`roles.${yourRequest}`)].filter(Boolean).join(' ');
  return (
    <p className="fine soft applied">{words || '\u00a0' /* the line of a date that has not arrived */}</p>
  );
}

function Holder({ role }: { role: Prospect }) {
  const { t } = useTranslation('project');
  const { PersonFoundID, UserName, Avatar, ProjectID } = role;
  const nameOf = useHolderName(ProjectID);
  const lang = useLanguage();
  const identity = useIdentity();
  if (!PersonFoundID || !Avatar) return <span className="small muted">{t('roles.taken')}</span>;
  const isFormer = UserName === formerUsername;
  const isYou = identity.status === 'signedIn' && identity.UserID === PersonFoundID;
  return (
    <Person
      {...avatarOf({ UserID: PersonFoundID, username: UserName, avatar: Avatar })}
      size={40}
      name={
        <>
          <small>{t('roles.takenBy')}</small>
          {isFormer ? (
            <span {...written()}>{nameOf(role)}</span>
          ) : (
            <Link to={paths.author({ lang, UserID: PersonFoundID })}>
              {isYou ? t('roles.you') : nameOf(role)}
            </Link>
          )}
        </>
      }
    />
  );
}

/** Obstacle to an application, with the way out; one that concerns all roles is described once, above them. */
function InTheWay({ project, role, obstacle, onApply }: RoleActionProps & { obstacle: Obstacle }) {
  const { t } = useTranslation('project');
  const words = useObstacleText();
  const isOver = useIsClosed(role);
  const open = (
    <span className="small muted">{isOver ? words('PROSPECT_CLOSED', project) : t('roles.free')}</span>
  );
  switch (obstacle) {
    case 'INVALID_PROJECT_STATE':
      return <span className="small muted">{t('obstacle.closed')}</span>;
    case 'ALREADY_MEMBER':
      return open;
    case 'OWN_PROJECT':
      return role.applicants > 0 ? <WayOut {...{ obstacle, project, role }} /> : open;
    case 'INSUFFICIENT_POINTS':
      return (
        <div className="apply-actions">
          <span className="small muted">{words(obstacle, project)}</span>
          <Button size="s" aria-haspopup="dialog" onClick={onApply}>
            {t('obstacle.waysOut')}
          </Button>
        </div>
      );
    default:
      return (
        <div className="apply-actions">
          <span className="small muted">{words(obstacle, project)}</span>
          <WayOut {...{ obstacle, project, role }} />
        </div>
      );
  }
}

function ApplyAction(props: RoleActionProps) {
  const { project, role, onApply } = props;
  const { t } = useTranslation('project');
  const { pathname } = useLocation();
  const accountPath = useAccountPath();
  const { status: session } = useIdentity();
  const label = t('roles.applyFor', { role: useRoleVersion(project, role).role.PersonType });
  const { obstacle } = useObstacle(project, role);

  if (obstacle && obstacle !== 'ALREADY_APPLIED') return <InTheWay {...props} obstacle={obstacle} />;
  if (session === 'anonymous')
    return (
      <div className="apply-actions">
        <LinkButton to={accountPath(`${pathname}?apply=${role.ProspectID}#roles`)} aria-label={label}>
          {t('roles.apply')}
        </LinkButton>
      </div>
    );
  if (role.starterTask && role.yourRequest !== 'pending')
    return (
      <div className="apply-actions">
        <Button onClick={onApply} aria-label={label} aria-haspopup="dialog">
          {t('roles.apply')}
        </Button>
      </div>
    );
  return <QuickApply {...props} isSignedIn={session === 'signedIn'} />;
}
