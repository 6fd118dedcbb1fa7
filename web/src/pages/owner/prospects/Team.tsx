import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { Project } from '#shared/entities/project.ts';
import type { TeamMember } from '#shared/entities/teamMember.ts';
import { paths } from '#shared/paths.ts';
import { reputation } from '#shared/settings.ts';
import { useMutation, useQuery } from '#web/api/hooks.ts';
import { avatarOf } from '#web/domain/person/person.ts';
import { isProjectActionAllowed } from '#web/domain/project/isProjectActionAllowed.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Person } from '#web/ui/AvatarImage.tsx';
import { Reputation } from '#web/ui/Badge.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { LoadError } from '#web/ui/LoadError.tsx';
import { ConfirmDialog } from '#web/ui/overlays/Dialog.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** Members of the project's team; the owner can remove them. */
export function Team({ project: { ProjectID, status } }: { project: Project }) {
  const { t } = useTranslation('owner');
  const lang = useLanguage();
  const format = useFormat();
  const words = useServerMessages();
  const toast = useToast();
  const team = useQuery('listTeamMembers', { ProjectID });
  const remove = useMutation('removeMember', ['listTeamMembers', 'listProspects', 'getProject'], {
    quiet: true,
  });
  const [leaving, setLeaving] = useState<TeamMember>();
  const heading = useHashTarget<HTMLHeadingElement>('#team', team.data !== undefined);
  const canChange = isProjectActionAllowed('changeTeam', status);
  const nameOf = ({ name, username }: TeamMember) => name ?? username;

  async function removeMember({ UserID }: TeamMember) {
    const { error } = await remove.run({ ProjectID, UserID });
    setLeaving(undefined);
    if (!error) return toast.show({ kind: 'success', title: words.messageFor('success.removeMember') });
    void team.mutate();
  }

  return (
    <section id="team" aria-labelledby="team-title">
      <div className="sechead">
        <h2 className="h3" id="team-title" tabIndex={-1} ref={heading}>
          {t('team.title')}
        </h2>
      </div>
      {remove.error && (
        <Alert kind="error" announce title={t('team.notRemoved')} onDismiss={remove.reset}>
          {words.refusal(remove.error)}
        </Alert>
      )}
      {!team.data && !team.error && <Skeleton />}
      {!team.data && team.error && (
        <LoadError title={t('failed')} error={team.error} onAgain={() => void team.mutate()} />
      )}
      <ul className="prospects">
        {team.data?.items.map(member => (
          <li key={member.UserID} className="member">
            <Person
              {...avatarOf(member)}
              size={48}
              name={
                <Link className="plain-link" to={paths.author({ lang, UserID: member.UserID })}>
                  {nameOf(member)}
                </Link>
              }
              detail={
                <>
                  {member.status === 'owner' ? t('team.owner') : member.role} ·{' '}
                  {t('team.since', { day: format.date(member.joinedAt) })}
                </>
              }
            />
            <div className="row row-2 wrapx tools">
              <Reputation points={member.contributionPoints} label={t('points')} />
              {member.status === 'member' && (
                <LinkButton
                  size="s"
                  kind="quiet"
                  to={paths.messages({ lang, query: { view: 'new', to: member.UserID } })}
                  aria-label={t('team.writeTo', { name: nameOf(member) })}
                >
                  {t('team.write')}
                </LinkButton>
              )}
              {member.status === 'member' && canChange && (
                <Button
                  size="s"
                  kind="quiet"
                  aria-label={t('team.removeOne', { name: nameOf(member) })}
                  onClick={() => setLeaving(member)}
                >
                  {t('team.remove')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {team.data?.items.length === 1 && <p className="small soft">{t('team.alone')}</p>}
      <ConfirmDialog
        open={leaving !== undefined}
        title={leaving ? t('team.removeTitle', { name: nameOf(leaving) }) : ''}
        cancel={t('team.keep')}
        confirm={t('team.remove')}
        danger
        busy={remove.isBusy && t('team.removing')}
        onCancel={() => setLeaving(undefined)}
        onConfirm={() => leaving && void removeMember(leaving)}
      >
        {t('team.text', { points: format.number(reputation.removedFromTeam) })}
      </ConfirmDialog>
    </section>
  );
}

/** Scrolls to the target of a hash that renders after the page has loaded. */
function useHashTarget<Target extends HTMLElement>(name: string, isThere: boolean) {
  const { hash } = useLocation();
  const target = useRef<Target>(null);
  useEffect(() => {
    if (hash !== name || !isThere) return;
    target.current?.scrollIntoView({ block: 'start' });
    target.current?.focus({ preventScroll: true });
  }, [hash, name, isThere]);
  return target;
}
