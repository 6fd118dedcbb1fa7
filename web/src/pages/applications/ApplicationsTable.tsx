import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ContributionRequest } from '#shared/entities/contributionRequest.ts';
import { paths } from '#shared/paths.ts';
import { ApplicationState } from '#web/domain/application/ApplicationState.tsx';
import { DeclineReason } from '#web/domain/application/DeclineReason.tsx';
import { AnswerButton } from '#web/domain/application/QuestionButtons.tsx';
import { QuestionView } from '#web/domain/application/QuestionView.tsx';
import { LeaveTeam } from '#web/domain/team/LeaveTeam.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { DateText } from '#web/ui/Time.tsx';
import { written } from '#web/ui/Written.tsx';
import { type Column, Table } from '#web/ui/workspace/Table.tsx';
import { OwnWords } from './OwnWords.tsx';
import { TeamGreeting } from './TeamGreeting.tsx';
import { Withdrawal } from './Withdrawal.tsx';

/** The user's applications; those that await an answer can be withdrawn, and the teams that they led to left. */
export function ApplicationsTable({
  requests,
  empty,
}: {
  requests: readonly ContributionRequest[];
  empty: ReactNode;
}) {
  const { t } = useTranslation('applications');
  return (
    <Table
      caption={t('list.caption')}
      rows={requests}
      rowKey={({ contributionRequestId }) => contributionRequestId}
      columns={columnsOf(t)}
      empty={empty}
    />
  );
}

const columnsOf = (t: TFunction<'applications'>): Column<ContributionRequest>[] => [
  { key: 'role', head: t('list.role'), list: 'who', cell: request => <AppliedRole {...request} /> },
  { key: 'sent', head: t('list.sent'), list: 'what', cell: ({ createdAt }) => <DateText at={createdAt} /> },
  { key: 'state', head: t('list.state'), list: 'status', cell: request => <State request={request} /> },
  {
    key: 'action',
    head: <span className="sr">{t('list.action')}</span>,
    right: true,
    list: 'amount',
    cell: request =>
      request.status === 'pending' ? (
        <>
          <AnswerButton request={request} />
          <Withdrawal request={request} />
        </>
      ) : (
        request.inTeam && <LeaveTeam project={request.project} role={request.role} />
      ),
  },
];

function AppliedRole({ role, roleLanguage, project }: ContributionRequest) {
  const { ProjectID, shortName, language } = project;
  const lang = useLanguage();
  return (
    <>
      <b className="strong" {...written(roleLanguage)}>
        {role}
      </b>
      <Link
        className="small applications-project"
        to={paths.project({ lang, ProjectID, hash: 'roles' })}
        {...written(language)}
      >
        {shortName}
      </Link>
    </>
  );
}

/**
 * The state, with the reason if the application was closed without a decision, whether the team that it led to has been
 * left, and when a pending one lapses.
 */
function State({ request }: { request: ContributionRequest }) {
  const { status, decline, question, inTeam, expiresAt } = request;
  const { t } = useTranslation('applications');
  const format = useFormat();
  return (
    <>
      <ApplicationState request={request} />
      {status === 'pending' && (
        <span className="fine muted applications-lapses">
          {t('lapses', { date: format.date(expiresAt) })}
        </span>
      )}
      <OwnWords request={request} />
      <QuestionView question={question} reader="applicant" />
      <DeclineReason decline={decline} />
      {inTeam && <TeamGreeting request={request} />}
    </>
  );
}
