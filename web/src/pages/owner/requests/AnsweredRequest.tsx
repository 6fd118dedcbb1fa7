import type { ContributionRequest } from '#shared/entities/contributionRequest.ts';
import { ApplicationState } from '#web/domain/application/ApplicationState.tsx';
import { DeclineReason } from '#web/domain/application/DeclineReason.tsx';
import { QuestionView } from '#web/domain/application/QuestionView.tsx';
import { DateText } from '#web/ui/Time.tsx';
import { Requester } from './Requester.tsx';

/** An application that has been answered or has expired. */
export function AnsweredRequest({ request }: { request: ContributionRequest }) {
  const { decidedAt, expiresAt } = request;
  return (
    <li>
      <Requester request={request} />
      <div className="row row-2 answers">
        <span className="fine muted">
          <DateText at={decidedAt ?? expiresAt} />
        </span>
        <ApplicationState request={request} />
      </div>
      <QuestionView question={request.question} reader="owner" />
      <DeclineReason decline={request.decline} />
    </li>
  );
}
