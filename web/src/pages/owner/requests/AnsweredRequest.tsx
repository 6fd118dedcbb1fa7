import { useTranslation } from 'react-i18next';
import type { ContributionRequest } from '#shared/entities/contributionRequest.ts';
import type { RequestState } from '#shared/lifecycle.ts';
import { DeclineReason } from '#web/domain/application/DeclineReason.tsx';
import { QuestionView } from '#web/domain/application/QuestionView.tsx';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';
import { DateText } from '#web/ui/Time.tsx';
import { Requester } from './Requester.tsx';

const TONES: Record<RequestState, BadgeTone> = {
  pending: 'neutral',
  approved: 'ok',
  denied: 'err',
  expired: 'neutral',
  withdrawn: 'neutral',
};

/** An application that has been answered or has expired. */
export function AnsweredRequest({ request }: { request: ContributionRequest }) {
  const { t } = useTranslation('owner');
  const { status, decidedAt, expiresAt } = request;
  return (
    <li>
      <Requester request={request} />
      <div className="row row-2 answers">
        <span className="fine muted">
          <DateText at={decidedAt ?? expiresAt} />
        </span>
        <Badge tone={TONES[status]}>{t(`requests.state.${status}`)}</Badge>
      </div>
      <QuestionView question={request.question} reader="owner" />
      <DeclineReason decline={request.decline} />
    </li>
  );
}
