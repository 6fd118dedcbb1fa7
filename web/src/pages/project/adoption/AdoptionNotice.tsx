import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Adoption } from '#shared/entities/adoption.ts';
import type { Project } from '#shared/entities/project.ts';
import { paths } from '#shared/paths.ts';
import { useIdentity, useMutation, useQuery } from '#web/api/hooks.ts';
import { LimitAlert } from '#web/domain/limit/LimitAlert.tsx';
import { useSignInPath } from '#web/domain/person/useSignInPath.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { written } from '#web/ui/Written.tsx';

/** Loaded with the dialog, so that the public page does not load the form library at first. */
const AdoptForm = lazyComponent(async () => (await import('./AdoptForm.tsx')).AdoptForm, {
  fallback: <Skeleton />,
});

/** Notice that a project looks for a new owner, with the actions of the reader; nothing for other projects. */
export function AdoptionNotice({ project }: { project: Project }) {
  const { t } = useTranslation('teams');
  const lang = useLanguage();
  const format = useFormat();
  const { data: offer } = useQuery('getAdoption', { ProjectID: project.ProjectID });
  const [now] = useState(() => new Date().toISOString());
  const isSignedIn = useIdentity().status === 'signedIn';
  if (!offer) return null;
  const { note, teamUntil, points, you } = offer;
  const cannotApply = isSignedIn && !you.owner && !you.candidate && !you.canApply && now >= teamUntil;
  return (
    <section id="adoption">
      <Alert
        kind="info"
        title={t('notice.title')}
        action={<Action project={project} offer={offer} />}
        className="adoption-notice"
      >
        {note && (
          <blockquote className="reason" {...written(project.language)}>
            {note}
          </blockquote>
        )}
        {offer.you.candidate && `${t(offer.you.chosen ? 'notice.chosen' : 'notice.applied')} `}
        {now < teamUntil
          ? t('notice.team', { date: format.date(teamUntil, 'long'), points: format.number(points) })
          : t('notice.all', { points: format.number(points) })}
        <Facts>
          {cannotApply && <LimitAlert kind="adopt" isPlain />}
          <Link className="link" to={paths.adopt({ lang })}>
            {t('notice.others')}
          </Link>
        </Facts>
      </Alert>
    </section>
  );
}

function Action({ project: { ProjectID, shortName }, offer }: { project: Project; offer: Adoption }) {
  const { t } = useTranslation('teams');
  const lang = useLanguage();
  const isSignedIn = useIdentity().status === 'signedIn';
  const signInPath = useSignInPath();
  const [isOpen, setOpen] = useState(false);
  const leave = useMutation('withdrawCandidacy', ['getAdoption'], { notDone: t('notice.notLeft') });
  const close = () => setOpen(false);
  const { owner, candidate, canApply } = offer.you;

  if (!isSignedIn)
    return (
      <LinkButton size="s" to={signInPath()}>
        {t('notice.signIn')}
      </LinkButton>
    );
  if (owner)
    return (
      <LinkButton
        size="s"
        to={paths['edit-projects']({ lang, query: { project: ProjectID }, hash: 'adoption' })}
      >
        {t('notice.candidates')}
      </LinkButton>
    );
  if (candidate)
    return (
      <Button size="s" busy={leave.isBusy && t('busy')} onClick={() => void leave.run({ ProjectID })}>
        {t('notice.leave')}
      </Button>
    );
  if (!canApply) return null;
  return (
    <>
      <Button kind="moss" size="s" onClick={() => setOpen(true)}>
        {t('notice.apply')}
      </Button>
      <Dialog open={isOpen} onClose={close} title={t('apply.title', { project: shortName })}>
        <AdoptForm ProjectID={ProjectID} onClose={close} />
      </Dialog>
    </>
  );
}
