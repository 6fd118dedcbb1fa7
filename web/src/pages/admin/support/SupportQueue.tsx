import type { SupportRequest } from '#shared/entities/supportRequest.ts';
import { nameOf } from '#shared/fullName.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { written } from '#web/ui/Written.tsx';
import { RequestState } from './RequestState.tsx';
import { useSubject } from './useSubject.ts';

interface SupportQueueProps {
  label: string;
  requests: readonly SupportRequest[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** Messages to support, as buttons that open them. */
export function SupportQueue({ label, requests, chosen, onChoose }: SupportQueueProps) {
  const lang = useLanguage();
  const subjectOf = useSubject();
  return (
    <ul className="people-found support-queue" aria-label={label}>
      {requests.map(request => (
        <li key={request.id}>
          <button
            type="button"
            aria-current={request.id === chosen ? 'true' : undefined}
            onClick={() => onChoose(request.id)}
          >
            <span>
              <b {...written()}>{nameOf(request.sender, lang)}</b>
              <small className="support-subject" {...written()}>
                {subjectOf(request)}
              </small>
              <RequestState request={request} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
