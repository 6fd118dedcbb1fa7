import './OwnHome.css';
import { useTranslation } from 'react-i18next';
import type { Home } from '#shared/entities/home.ts';
import { paths } from '#shared/paths.ts';
import { useQuery } from '#web/api/hooks.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { WorkPage } from '#web/shell/work/WorkPage.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { QueryView } from '#web/ui/QueryView.tsx';
import { PageHeader } from '#web/ui/workspace/PageHeader.tsx';
import { FirstStepsSection } from './FirstStepsSection.tsx';
import { FittingPeople } from './FittingPeople.tsx';
import { FittingRoles } from './FittingRoles.tsx';
import { News } from './News.tsx';
import { PendingApplications } from './PendingApplications.tsx';
import { ProjectsInReview } from './ProjectsInReview.tsx';
import { Waiting } from './Waiting.tsx';

/** The home of signed-in people: what waits for them, their applications and projects in review, what is new, people and roles that fit, and the first steps of newcomers. */
export default function OwnHomePage() {
  const { t } = useTranslation('ownHome');
  const query = useQuery('getHome', {});
  return (
    <WorkPage current="home">
      <PageHeader title={t('title')}>{t('lead')}</PageHeader>
      <QueryView query={query} failed={t('failed')} skeleton={<span className="skel own-home-skel" />}>
        {home => <Sections home={home} />}
      </QueryView>
    </WorkPage>
  );
}

function Sections({
  home: { waiting, applications, inReview, news, roles, people, firstSteps },
}: {
  home: Home;
}) {
  const { t } = useTranslation('ownHome');
  const lang = useLanguage();
  const isEmpty =
    !firstSteps && [waiting, applications, inReview, news, roles, people].every(({ length }) => length === 0);
  if (isEmpty)
    return (
      <EmptyState
        seed="own-home"
        headingLevel={2}
        title={t('empty.title')}
        action={<LinkButton to={paths.market({ lang })}>{t('empty.action')}</LinkButton>}
      >
        {t('empty.text')}
      </EmptyState>
    );
  return (
    <div className="own-home">
      {waiting.length > 0 && <Waiting items={waiting} />}
      {firstSteps && <FirstStepsSection steps={firstSteps} />}
      {waiting.length === 0 && <Waiting items={waiting} />}
      {applications.length > 0 && <PendingApplications items={applications} />}
      {inReview.length > 0 && <ProjectsInReview items={inReview} />}
      {news.length > 0 && <News items={news} />}
      {people.length > 0 && <FittingPeople items={people} />}
      {roles.length > 0 && <FittingRoles items={roles} />}
    </div>
  );
}
