import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PendingAdoption } from '#shared/entities/adoption.ts';
import { nameOf } from '#shared/fullName.ts';
import { paths } from '#shared/paths.ts';
import { avatarOf } from '#web/domain/person/person.ts';
import { StatusBadge } from '#web/domain/project/ProjectBadge.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Person } from '#web/ui/AvatarImage.tsx';
import { Reputation } from '#web/ui/Badge.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { RelativeTime } from '#web/ui/Time.tsx';
import { written } from '#web/ui/Written.tsx';
import { AdoptionDecision } from './AdoptionDecision.tsx';

/** A project, its owner and the person who is to take it over, with the decision. */
export function AdoptionCase({ pending }: { pending: PendingAdoption }) {
  const { t } = useTranslation('teams');
  const lang = useLanguage();
  const { project, chosen, note, stays, chosenAt } = pending;
  const personLink = (id: string, name: string) => (
    <Link to={paths.admin({ lang, query: { view: 'people', person: id } })} {...written()}>
      {name}
    </Link>
  );
  return (
    <Sheet as="li" className="adoption-case">
      <div className="row between wrapx">
        <h2 className="h3" {...written(project.language)}>
          <Link to={paths.project({ lang, ProjectID: project.ProjectID })} {...written()}>
            {project.name}
          </Link>
        </h2>
        <span className="row row-2 wrapx">
          <StatusBadge status={project.status} />
          <span className="fine muted">
            {t('admin.chosen')} <RelativeTime at={chosenAt} />
          </span>
        </span>
      </div>
      <div className="adoption-people">
        <section aria-label={t('admin.owner')}>
          <p className="label">{t('admin.owner')}</p>
          <Person
            {...avatarOf(project.owner)}
            name={personLink(project.owner.UserID, nameOf(project.owner, lang))}
            detail={t(stays ? 'admin.stays' : 'admin.leaves')}
          />
          {note && (
            <blockquote className="reason small" {...written()}>
              {note}
            </blockquote>
          )}
        </section>
        <section aria-label={t('admin.adopter')}>
          <p className="label">{t('admin.adopter')}</p>
          <div className="row row-2 wrapx">
            <Person
              {...avatarOf(chosen.user)}
              name={personLink(chosen.UserID, nameOf(chosen.user, lang))}
              detail={t(chosen.member ? 'candidates.member' : 'admin.outside')}
            />
            <Reputation points={chosen.user.contributionPoints} label={t('candidates.points')} />
          </div>
          <blockquote className="reason small" {...written()}>
            {chosen.note}
          </blockquote>
        </section>
      </div>
      <AdoptionDecision pending={pending} />
    </Sheet>
  );
}
