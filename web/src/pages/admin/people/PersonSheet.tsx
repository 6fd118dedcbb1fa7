import penLine from 'lucide-static/icons/pen-line.svg?raw';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PersonDetails } from '#shared/entities/person.ts';
import { isFormerMember, nameOf } from '#shared/fullName.ts';
import type { UserID } from '#shared/ids.ts';
import { paths } from '#shared/paths.ts';
import { useQuery } from '#web/api/hooks.ts';
import { useSession } from '#web/api/session.ts';
import { avatarOf } from '#web/domain/person/person.ts';
import { usePlace } from '#web/domain/person/place.ts';
import { usePlanFormat } from '#web/domain/plan/usePlanFormat.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { QueryView } from '#web/ui/QueryView.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { DateText } from '#web/ui/Time.tsx';
import { Written, written } from '#web/ui/Written.tsx';
import { MomentText } from '#web/ui/workspace/MomentText.tsx';
import { BanControls } from './BanControls.tsx';
import { PersonCircles } from './PersonCircles.tsx';
import { PersonHistory } from './PersonHistory.tsx';
import { PersonHold } from './PersonHold.tsx';
import { PersonOrders } from './PersonOrders.tsx';
import { PersonProjects } from './PersonProjects.tsx';
import { PersonStatus } from './PersonStatus.tsx';

/** A person's account: state, figures, projects and actions of administrators, with the buttons to ban and restore. */
export function PersonSheet({ UserID }: { UserID: UserID }) {
  const { t } = useTranslation('moderation');
  const query = useQuery('getPerson', { UserID });
  return (
    <QueryView query={query} failed={t('people.failed')}>
      {person => <Account person={person} />}
    </QueryView>
  );
}

function Account({ person }: { person: PersonDetails }) {
  const { t } = useTranslation('moderation');
  const lang = useLanguage();
  const placeOf = usePlace();
  const format = useFormat();
  const session = useSession();
  const { UserID, ban, payoutHold } = person;
  return (
    <Sheet as="article" padded className="person-sheet" aria-label={nameOf(person, lang)}>
      <div className="row between wrapx top">
        <div className="row">
          <AvatarImage {...avatarOf(person)} size={64} />
          <div>
            <h2 className="h2" {...written()}>
              {nameOf(person, lang)}
            </h2>
            <p className="soft">
              <Facts>
                {!isFormerMember(person) && <Written>@{person.username}</Written>}
                {placeOf(person)}
              </Facts>
            </p>
          </div>
        </div>
        <PersonStatus status={person.status} />
      </div>
      {ban && (
        <Alert
          kind="warning"
          title={t('people.banned.title', {
            name: nameOf(ban.administrator, lang),
            date: format.date(ban.at),
          })}
        >
          <Written>{ban.reason}</Written>
        </Alert>
      )}
      {payoutHold && (
        <Alert kind="warning" title={t('holds.since', { date: format.date(payoutHold.at) })}>
          <Written>{payoutHold.reason}</Written>
        </Alert>
      )}
      {person.about && <p {...written()}>{person.about}</p>}
      <PersonFacts person={person} />
      <div className="row wrapx">
        <BanControls person={person} />
        <PersonHold person={person} />
        {person.status === 'active' && UserID !== session.user?.UserID && (
          <LinkButton icon={penLine} to={paths.messages({ lang, query: { view: 'new', to: UserID } })}>
            {t('people.message')}
          </LinkButton>
        )}
        {person.status === 'active' && (
          <Link className="link" to={paths.author({ lang, UserID })}>
            {t('people.profile')}
          </Link>
        )}
      </div>
      <PersonProjects UserID={UserID} />
      <PersonOrders UserID={UserID} />
      {person.circles && <PersonCircles circles={person.circles} />}
      <PersonHistory UserID={UserID} />
    </Sheet>
  );
}

function PersonFacts({ person }: { person: PersonDetails }) {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  const plan = usePlanFormat();
  const { lastLogin, emailProblem } = person;
  const facts = [
    ['email', person.email],
    ...(emailProblem
      ? [
          [
            'emailProblem',
            t(`people.emailProblem.${emailProblem.kind}`, { date: format.date(emailProblem.at) }),
          ] as const,
        ]
      : []),
    ['joined', <DateText key="joined" at={person.registrationDate} />],
    ['lastLogin', lastLogin ? <MomentText key="lastLogin" at={lastLogin} /> : t('people.facts.never')],
    ['plan', plan.name(person.planTypeId)],
    ['points', format.number(person.contributionPoints)],
    ['projects', format.number(person.projects)],
    ['teams', format.number(person.memberships)],
  ] as const;
  return (
    <dl className="person-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`people.facts.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
