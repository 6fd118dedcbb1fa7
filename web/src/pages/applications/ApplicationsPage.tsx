import './Applications.css';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { useList } from '#web/api/lists/useList.ts';
import { useReadOnSight } from '#web/domain/notification/useReadOnSight.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { WorkPage } from '#web/shell/work/WorkPage.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ListView } from '#web/ui/ListView.tsx';
import { PageHeader } from '#web/ui/workspace/PageHeader.tsx';
import { ApplicationsTable } from './ApplicationsTable.tsx';

/** Notifications that say what the list says. */
const ANSWERS = ['requestAccepted', 'requestDenied', 'prospectTaken'] as const;

/** The roles that the user has applied for, newest first, with the state of each application. */
export default function ApplicationsPage() {
  const { t } = useTranslation('applications');
  const list = useList('listMyRequests', { query: {} });
  useReadOnSight(ANSWERS);

  return (
    <WorkPage current="applications">
      <div className="applications">
        <PageHeader title={t('title')}>{t('lead')}</PageHeader>
        <ListView list={list} failed={t('failed')} skeleton={<span className="skel applications-skel" />}>
          {items => <ApplicationsTable requests={items} empty={<Nothing />} />}
        </ListView>
      </div>
    </WorkPage>
  );
}

function Nothing() {
  const { t } = useTranslation('applications');
  const lang = useLanguage();
  return (
    <EmptyState
      seed="applications"
      headingLevel={2}
      title={t('empty.title')}
      action={<LinkButton to={paths.roles({ lang })}>{t('empty.action')}</LinkButton>}
    >
      {t('empty.text')}
    </EmptyState>
  );
}
