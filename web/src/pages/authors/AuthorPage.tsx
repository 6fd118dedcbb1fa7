import './Authors.css';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { Author } from '#shared/entities/author.ts';
import { nameOf } from '#shared/fullName.ts';
import type { UserID } from '#shared/ids.ts';
import { paths } from '#shared/paths.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { useIdentity, useQuery } from '#web/api/hooks.ts';
import { useList } from '#web/api/lists/useList.ts';
import { ContactControls } from '#web/domain/contact/ContactControls.tsx';
import { FollowButton } from '#web/domain/follow/FollowButton.tsx';
import { avatarOf } from '#web/domain/person/person.ts';
import { usePlace } from '#web/domain/person/place.ts';
import { useAvailability } from '#web/domain/person/useAvailability.ts';
import { HireBadge } from '#web/domain/project/ProjectBadge.tsx';
import { Translatable } from '#web/domain/reading/Translatable.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { MissingContent } from '#web/shell/statusPages.tsx';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';
import { Badge, Reputation } from '#web/ui/Badge.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { QueryView } from '#web/ui/QueryView.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useDocumentHead } from '#web/ui/useDocumentHead.ts';
import { Written, written } from '#web/ui/Written.tsx';
import { AuthorProjects } from './AuthorProjects.tsx';
import { AuthorTeams } from './AuthorTeams.tsx';
import { FinishedTasks } from './FinishedTasks.tsx';
import { missingParts } from './missingParts.ts';
import { OtherPeople } from './OtherPeople.tsx';

/** For the person themselves only. */
const NextSteps = lazyComponent(async () => (await import('./NextSteps.tsx')).NextSteps, {
  fallback: (
    <Skeleton>
      <span className="skel skel--table" />
    </Skeleton>
  ),
});

/** Public profile: person, contribution points, projects, teams and tasks, and for the person themselves what is still missing. */
export default function AuthorPage() {
  const id = useParams()['UserID'] as UserID | undefined; // the server answers invalid ids with "not found"
  const query = useQuery('getAuthor', id ? { UserID: id } : null);
  const projects = useList('listAuthorProjects', id ? { UserID: id } : null);
  const who = useIdentity();
  const isYou = who.status === 'signedIn' && who.UserID === id;

  if (!id || isRefusal(query.error, 'AUTHOR_NOT_FOUND', 'VALIDATION_FAILED')) return <MissingContent />;
  const hasNoProject = projects.items?.length === 0;
  const isBare = hasNoProject && query.data?.memberships === 0; // the place of the projects leads on
  const missing = query.data && isYou && projects.items ? missingParts(query.data, isBare) : [];
  return (
    <div className="wrap author">
      <QueryView
        query={query}
        skeleton={
          <div className="author-head">
            <span className="skel av-96" />
            <span className="skel skel--title" />
          </div>
        }
      >
        {author => (
          <>
            <AuthorHead author={author} />
            {missing.length > 0 && <NextSteps parts={missing} />}
            {!(hasNoProject && (isYou || author.memberships > 0)) && (
              <AuthorProjects author={author} projects={projects} />
            )}
            <AuthorTeams UserID={id} />
            <FinishedTasks author={author} />
            {!isYou && !isBare && <OtherPeople author={author} />}
          </>
        )}
      </QueryView>
    </div>
  );
}

/** Skills and time that a person says they have, and their addresses elsewhere. */
function Expertise({ author: { skills, availableHours, links } }: { author: Author }) {
  const { t } = useTranslation(['author', 'market']);
  const available = useAvailability();
  return (
    <>
      {skills.length > 0 && (
        <ul className="row row-2 author-skills" aria-label={t('skills')}>
          {skills.map(skill => (
            <li key={skill}>
              <Badge tone="neutral">{t(`market:skill.${skill}`)}</Badge>
            </li>
          ))}
        </ul>
      )}
      {availableHours && <p className="small soft">{available(availableHours)}</p>}
      {links.length > 0 && (
        <ul className="author-links small" aria-label={t('links')}>
          {links.map(address => (
            <li key={address}>
              {/* People choose them: they count nothing for search engines, and learn nothing of the reader. */}
              <a className="target link" href={address} rel="nofollow ugc noopener noreferrer" dir="ltr">
                {shownAddress(address)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** An address as short as it can be. Its host is as browsers look it up, so that no letter of it looks like another one. */
function shownAddress(address: string): string {
  const { host, pathname, search } = new URL(address);
  return host.replace(/^www\./, '') + (pathname === '/' ? '' : pathname) + search;
}

function AuthorHead({ author }: { author: Author }) {
  const { t } = useTranslation('author');
  const lang = useLanguage();
  const format = useFormat();
  const placeOf = usePlace();
  const identity = useIdentity();
  const name = nameOf(author, lang);
  const {
    about,
    bio,
    writtenIn,
    username,
    registrationDate,
    contributionPoints,
    projects,
    memberships,
    followers,
  } = author;
  const isYou = identity.status === 'signedIn' && identity.UserID === author.UserID;
  const isKnown = identity.status === 'signedIn' && !isYou;
  const { data: contact } = useQuery('getContact', isKnown ? { ContactedUserID: author.UserID } : null);
  useDocumentHead({ name, description: about ?? t('head', { name }) });

  return (
    <header className="author-head">
      <AvatarImage {...avatarOf(author)} size={96} />
      <div className="author-who">
        <h1 className="h1" {...written()}>
          {name}
        </h1>
        <p className="author-line">
          <span>
            @<Written>{username}</Written>
          </span>
          {placeOf(author) && <span>{placeOf(author)}</span>}
          <span>{t('since', { month: format.date(registrationDate, 'month') })}</span>
        </p>
        {author.toHire?.map(({ ProjectID, shortName }) => (
          <Link key={ProjectID} className="row row-2" to={paths.project({ lang, ProjectID, hash: 'team' })}>
            <HireBadge /> <Written>{shortName}</Written>
          </Link>
        ))}
        <Translatable
          text={{ kind: 'author', UserID: author.UserID }}
          originals={{ ...(about && { about }), ...(bio && { bio }) }}
          language={writtenIn}
          isOffered={author.hasTranslator}
          about={name}
        >
          {(fields, language, line) => (
            <>
              {fields['about'] && (
                <p className="lead" {...written(language)}>
                  {fields['about']}
                </p>
              )}
              {fields['bio'] && (
                <p className="author-bio" {...written(language)}>
                  {fields['bio']}
                </p>
              )}
              {line}
            </>
          )}
        </Translatable>
        <Expertise author={author} />
        {isYou ? (
          <LinkButton size="s" to={paths['edit-profile']({ lang })}>
            {t('edit')}
          </LinkButton>
        ) : (
          !contact?.blocked && (
            <div className="row row-3 wrapx">
              <LinkButton size="s" to={paths.messages({ lang, query: { view: 'new', to: author.UserID } })}>
                {t('write')}
              </LinkButton>
              <FollowButton
                key={author.UserID}
                kind="person"
                id={author.UserID}
                following={contact?.following}
                label={t('follow')}
                notDone={t('followFailed', { name })}
                stale={['getContact', 'getAuthor']}
              />
            </div>
          )
        )}
        {isKnown && <ContactControls person={author} />}
      </div>
      <dl className="author-facts">
        <div>
          <dt>{t('points')}</dt>
          <dd>
            <Reputation points={contributionPoints} label={t('points')} />
          </dd>
        </div>
        <div>
          <dt>{t('projects', { count: projects })}</dt>
          <dd className="num">{format.number(projects)}</dd>
        </div>
        <div>
          <dt>{t('memberships', { count: memberships })}</dt>
          <dd className="num">{format.number(memberships)}</dd>
        </div>
        <div>
          <dt>{t('followers', { count: followers })}</dt>
          <dd className="num">{format.number(followers)}</dd>
        </div>
      </dl>
    </header>
  );
}
