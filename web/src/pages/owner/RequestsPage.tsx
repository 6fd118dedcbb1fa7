import './requests/Requests.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContributionRequest } from '#shared/entities/contributionRequest.ts';
import { nameOf } from '#shared/fullName.ts';
import type { ProspectID } from '#shared/ids.ts';
import { paths, readQuery } from '#shared/paths.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { useIdentity, useQuery } from '#web/api/hooks.ts';
import { parseId } from '#web/api/parseId.ts';
import { useAcceptances } from '#web/domain/application/acceptances.ts';
import { useOwnProjects } from '#web/domain/project/owner/useOwnProjects.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { NotFoundPage } from '#web/shell/statusPages.tsx';
import { WorkPage } from '#web/shell/work/WorkPage.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { ListView } from '#web/ui/ListView.tsx';
import { useAddressQuery } from '#web/ui/useAddressQuery.ts';
import { useNameInTitle } from '#web/ui/useDocumentTitle.ts';
import { PageHeader } from '#web/ui/workspace/PageHeader.tsx';
import { NoProject } from './frame/NoProject.tsx';
import { AnsweredRequest } from './requests/AnsweredRequest.tsx';
import { GreetingSection } from './requests/GreetingSection.tsx';
import { OpenRequest } from './requests/OpenRequest.tsx';
import { RoleFilter } from './requests/RoleFilter.tsx';
import { useRequests } from './requests/useRequests.ts';

/** Applications for the caller's projects: pending ones first, then answered ones. */
export default function RequestsPage() {
  const projects = useOwnProjects();
  const chosen = projects.items?.find(({ ProjectID }) => ProjectID === projects.chosen);
  useNameInTitle(projects.named && chosen?.shortName);

  if (projects.isMalformed) return <NotFoundPage />;
  return (
    <WorkPage current="contribution-requests" project={chosen}>
      {projects.items?.length === 0 ? <NoProject /> : <Requests projects={projects} />}
    </WorkPage>
  );
}

/** An answer given on this page, or on any page if it is still on its way. */
interface Answer {
  request: ContributionRequest;
  outcome: 'approved' | 'denied';
  at: Date;
}

/**
 * Whether an answer settles an application: its own, or a rival's for the role that it filled, which the server
 * declines a moment later.
 */
function settles(
  { request: answered, outcome, at }: Answer,
  { contributionRequestId, typeId, project, createdAt }: ContributionRequest,
): boolean {
  if (contributionRequestId === answered.contributionRequestId) return true;
  const isRival = typeId === answered.typeId && project.ProjectID === answered.project.ProjectID;
  return outcome === 'approved' && isRival && new Date(createdAt) < at;
}

interface RefusedAnswer {
  request: ContributionRequest;
  error: ApiError;
}

function Requests({ projects }: { projects: ReturnType<typeof useOwnProjects> }) {
  const { t } = useTranslation('owner');
  const lang = useLanguage();
  const [params] = useAddressQuery();
  const role = parseId<ProspectID>(readQuery('contribution-requests', params).role);
  const [refused, setRefused] = useState<readonly RefusedAnswer[]>([]);
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const greeted = onlyOf(projects);
  const { open, all } = useRequests(projects.named, role);
  const answered = all.items?.filter(({ status }) => status !== 'pending');
  const accepting = useAcceptances().map(one => ({ ...one, outcome: 'approved' as const }));
  const given = [...answers, ...accepting];
  const waiting = open.items?.filter(request => !given.some(answer => settles(answer, request)));

  const isOpen = (id: string) => open.items?.some(one => one.contributionRequestId === id);
  const setRefusal = (request: ContributionRequest, error: ApiError | undefined) =>
    setRefused(before => [
      ...before.filter(one => one.request.contributionRequestId !== request.contributionRequestId),
      ...(error ? [{ request, error }] : []),
    ]);
  const setOutcome: (request: ContributionRequest, outcome: 'approved' | 'denied' | ApiError) => void = (
    request,
    outcome,
  ) => {
    setRefusal(request, typeof outcome === 'string' ? undefined : outcome);
    if (typeof outcome === 'string') setAnswers(before => [...before, { request, outcome, at: new Date() }]);
  };

  return (
    <>
      <PageHeader title={t('requests.title')} actions={<Choices projects={projects} role={role} />}>
        {t('requests.lead')} <OwnAnswerTime />
      </PageHeader>
      <div className="ownpart">
        <section aria-labelledby="open-title">
          <h2 className="h3 section-title" id="open-title">
            {t('requests.open')}
          </h2>
          <div className="stackv gap-3">
            {refused
              .filter(({ request }) => !isOpen(request.contributionRequestId))
              .map(({ request, error }) => (
                <AnsweredElsewhere
                  key={request.contributionRequestId}
                  {...{ request, error }}
                  onDismiss={() => setRefusal(request, undefined)}
                />
              ))}
            <ListView
              list={{ ...open, items: waiting }}
              failed={t('failed')}
              empty={
                open.hasMore ? undefined : (
                  <EmptyState
                    seed="requests"
                    title={t('requests.none')}
                    action={
                      <LinkButton
                        size="s"
                        to={paths['manage-prospects']({ lang, query: { project: projects.chosen } })}
                      >
                        {t('edit.manageRoles')}
                      </LinkButton>
                    }
                  >
                    {t('requests.noneText')}
                  </EmptyState>
                )
              }
            >
              {requests => (
                <ul className="requests">
                  {requests.map(request => (
                    <OpenRequest
                      key={request.contributionRequestId}
                      request={request}
                      error={
                        refused.find(
                          one => one.request.contributionRequestId === request.contributionRequestId,
                        )?.error
                      }
                      onOutcome={outcome => setOutcome(request, outcome)}
                    />
                  ))}
                </ul>
              )}
            </ListView>
          </div>
        </section>
        {/* Not before the open ones, which stand above them and would push them down. */}
        {(open.items || open.error) && (
          <ListView
            list={{ ...all, items: answered }}
            failed={t('requests.answeredFailed')}
            empty={null}
            moreLabel={t('requests.older')}
          >
            {requests => (
              <section aria-labelledby="answered-title">
                <h2 className="h3 section-title" id="answered-title">
                  {t('requests.answered')}
                </h2>
                <ul className="requests requests--answered">
                  {requests.map(request => (
                    <AnsweredRequest key={request.contributionRequestId} request={request} />
                  ))}
                </ul>
              </section>
            )}
          </ListView>
        )}
        {open.items && greeted && <GreetingSection key={greeted} ProjectID={greeted} />}
      </div>
    </>
  );
}

interface ChoicesProps {
  projects: ReturnType<typeof useOwnProjects>;
  role: ProspectID | undefined;
}

/** The project that is chosen, or the only one. */
const onlyOf = ({ items = [], named }: Pick<ChoicesProps['projects'], 'items' | 'named'>) =>
  named ?? (items.length === 1 ? items[0]?.ProjectID : undefined);

/** Choices of a project and of one of its roles. */
function Choices({ projects: { items = [], named }, role }: ChoicesProps) {
  const { t } = useTranslation('owner');
  const [, choose] = useAddressQuery();
  const project = onlyOf({ items, named });
  return (
    <>
      {items.length > 1 && (
        <SelectField
          label={t('requests.of')}
          labelHidden
          size="s"
          placeholder={t('requests.allProjects')}
          value={named ?? ''}
          options={items.map(({ ProjectID, shortName }) => ({ value: ProjectID, label: shortName }))}
          onChange={({ target }) => choose({ project: target.value, role: undefined }, { replace: false })}
        />
      )}
      {project && <RoleFilter project={project} role={role} />}
    </>
  );
}

/** An application that was answered elsewhere while it was shown here. */
function AnsweredElsewhere({ request, error, onDismiss }: RefusedAnswer & { onDismiss: () => void }) {
  const { t } = useTranslation('owner');
  const lang = useLanguage();
  const { refusal } = useServerMessages();
  return (
    <Alert
      kind="warning"
      announce
      title={t('requests.gone', { name: nameOf(request.user, lang), role: request.role })}
      onDismiss={onDismiss}
    >
      {refusal(error)} {t('requests.refreshed')}
    </Alert>
  );
}

/** Usual answer time of the owner, as applicants see it. */
function OwnAnswerTime() {
  const { t } = useTranslation('owner');
  const who = useIdentity();
  const { data } = useQuery('getAnswerTime', who.status === 'signedIn' ? { OwnerUserID: who.UserID } : null);
  const hours = data?.medianHours;
  if (hours === undefined) return null;
  return hours > 24
    ? t('requests.answersInDays', { count: Math.ceil(hours / 24) })
    : t('requests.answersInHours', { count: Math.max(1, Math.ceil(hours)) });
}
