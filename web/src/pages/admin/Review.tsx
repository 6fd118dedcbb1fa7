import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { nameOf } from '#shared/fullName.ts';
import { paths } from '#shared/paths.ts';
import { useQuery } from '#web/api/hooks.ts';
import { NamedPoints } from '#web/domain/money/PaidAmount.tsx';
import { avatarOf } from '#web/domain/person/person.ts';
import { usePlace } from '#web/domain/person/place.ts';
import { ProjectCover } from '#web/domain/project/ProjectCover.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Person } from '#web/ui/AvatarImage.tsx';
import { Badge, Reputation } from '#web/ui/Badge.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { MarkdownText } from '#web/ui/MarkdownText.tsx';
import { QueryView } from '#web/ui/QueryView.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { written } from '#web/ui/Written.tsx';
import { AutomaticChecks } from './AutomaticChecks.tsx';
import { hoursInQueue, OVERDUE_HOURS } from './queueTime.ts';
import { ReviewedPictures } from './ReviewedPictures.tsx';
import { ReviewedPrototype } from './ReviewedPrototype.tsx';
import { ReviewedTranslations } from './ReviewedTranslations.tsx';
import { ReviewedVideo } from './ReviewedVideo.tsx';
import { ReviewQuestions } from './ReviewQuestions.tsx';
import type { Decision } from './useQueueShortcuts.ts';

/** Loaded after the queue is shown, because it needs the form library. */
const ReviewDecision = lazyComponent(async () => (await import('./ReviewDecision.tsx')).ReviewDecision, {
  fallback: <Skeleton />,
});

/** Id of the element that contains the proposal. */
export const REVIEW = 'review';

export interface ReviewProps {
  project: Project;
  now: number;
  /** The decision whose button takes the focus, once. */
  wanted: Decision | undefined;
  onFocused: () => void;
  onAnswered: () => void;
  /** Called when a decision on it has been taken back. */
  onUndo: () => void;
}

/** A complete proposal with its automatic checks and the form for the decision. */
export function Review({ project, now, wanted, onFocused, onAnswered, onUndo }: ReviewProps) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const hours = hoursInQueue(project, now);
  const isComplete = useIsComplete(project);
  return (
    <Sheet as="article" className="rev" id={REVIEW} tabIndex={-1} aria-label={project.name}>
      <div className="revpic">
        <ProjectCover project={project} width={860} height={240} />
      </div>
      <div className="revbody">
        <div className="row between wrapx top">
          <div>
            <h2 className="h2" {...written(project.language)}>
              {project.name}
            </h2>
            <p className="soft" {...written(project.language)}>
              {project.description}
            </p>
          </div>
          <Badge tone={hours >= OVERDUE_HOURS ? 'warn' : 'neutral'}>
            {hours === 0 ? t('waitingNew') : t('waiting', { count: hours, hours: format.number(hours) })}
          </Badge>
        </div>
        <Owner project={project} />
        <ProjectFacts project={project} />
        <MarkdownText lang={project.language}>{project.details}</MarkdownText>
        {project.gallery && <ReviewedPictures pictures={project.gallery} language={project.language} />}
        {project.videoUrl && (
          <div className="small">
            {t('facts.video')} <ReviewedVideo videoUrl={project.videoUrl} />
          </div>
        )}
        {project.prototypeUrl && (
          <p className="small">
            {t('facts.prototype')} <ReviewedPrototype prototypeUrl={project.prototypeUrl} />
          </p>
        )}
        <Roles project={project} />
        <ReviewedEntries project={project} />
        <ReviewedTranslations project={project} />
        <AutomaticChecks project={project} />
        <ReviewQuestions project={project} />
        {isComplete ? (
          <ReviewDecision key={project.ProjectID} {...{ project, wanted, onFocused, onAnswered, onUndo }} />
        ) : (
          <Skeleton />
        )}
      </div>
    </Sheet>
  );
}

/**
 * Whether the roles and the facts about the owner have arrived, or failed to. Until then the buttons below them would move under
 * the pointer, and a proposal could be decided of which a part has not been seen.
 */
function useIsComplete({ ProjectID, owner: { UserID } }: Project): boolean {
  const parts = [useQuery('listProspects', { ProjectID }), useQuery('getAuthor', { UserID })];
  return parts.every(({ data, error }) => data !== undefined || error !== undefined);
}

function Owner({ project: { owner } }: { project: Project }) {
  const { t } = useTranslation('admin');
  const lang = useLanguage();
  const format = useFormat();
  const placeOf = usePlace();
  const { data: author } = useQuery('getAuthor', { UserID: owner.UserID });
  return (
    <div className="row between wrapx">
      <Person
        {...avatarOf(owner)}
        name={
          <a
            className="plain-link"
            href={paths.author({ lang, UserID: owner.UserID })}
            target="_blank"
            rel="noreferrer"
            {...written()}
          >
            {nameOf(owner, lang)}
          </a>
        }
        detail={
          <Facts>
            {placeOf(owner)}
            {author && t('owner.joined', { month: format.date(author.registrationDate, 'month') })}
            {author && t('owner.projects', { count: author.projects })}
          </Facts>
        }
      />
      <Reputation points={owner.contributionPoints} label={t('points')} />
    </div>
  );
}

function ProjectFacts({ project }: { project: Project }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { budget, currency, numberOfContributions, contributionName, endDate, rolesNeeded, language } =
    project;
  return (
    <dl className="facts">
      <div>
        <dt>{t('facts.budget')}</dt>
        <dd>{format.money(budget, currency, { whole: true })}</dd>
      </div>
      <div>
        <dt>{t('facts.points')}</dt>
        <dd>
          <NamedPoints quantity={numberOfContributions} name={contributionName} language={language} />
        </dd>
      </div>
      <div>
        <dt>{t('facts.ends')}</dt>
        <dd>{format.date(endDate)}</dd>
      </div>
      <div>
        <dt>{t('facts.roles')}</dt>
        <dd>{format.number(rolesNeeded)}</dd>
      </div>
    </dl>
  );
}

/** Lists that its owner has written beside the details: the lines of the budget, milestones, questions and answers. */
function ReviewedEntries({
  project: { faq, budgetLines, milestones, currency, language },
}: {
  project: Project;
}) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const lists = [
    {
      title: t('facts.budgetLines'),
      rows: budgetLines?.map(({ purpose, amount }) => [purpose, format.money(amount, currency)] as const),
    },
    {
      title: t('facts.milestones'),
      rows: milestones?.map(({ name, amount }) => [name, format.money(amount, currency)] as const),
    },
    { title: t('facts.faq'), rows: faq?.map(({ question, answer }) => [question, answer] as const) },
  ];
  return lists.map(
    ({ title, rows }) =>
      rows && (
        <div key={title}>
          <h3 className="label roles-head">{title}</h3>
          <dl className="small revroles" {...written(language)}>
            {rows.map(([name, text], index) => (
              <div key={index}>
                <dt className="strong">{name}</dt>
                <dd className="soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ),
  );
}

function Roles({ project: { ProjectID, language } }: { project: Project }) {
  const { t } = useTranslation(['admin', 'market']);
  const query = useQuery('listProspects', { ProjectID });
  return (
    <QueryView query={query} failed={t('rolesFailed')}>
      {({ items }) =>
        items.length === 0 ? (
          <p className="small soft">{t('noRoles')}</p>
        ) : (
          <div>
            <h3 className="label roles-head">{t('facts.roles')}</h3>
            <ul className="small revroles">
              {items.map(({ ProspectID, PersonType, Notes, skill }) => (
                <li key={ProspectID}>
                  <b className="strong" {...written(language)}>
                    {PersonType}
                  </b>{' '}
                  <span className="soft" {...written(language)}>
                    {Notes}
                  </span>{' '}
                  <span className="fine muted">{t(`market:skill.${skill}`)}</span>
                </li>
              ))}
            </ul>
          </div>
        )
      }
    </QueryView>
  );
}
