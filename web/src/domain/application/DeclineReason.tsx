import './Application.css';
import { useTranslation } from 'react-i18next';
import type { Decline } from '#shared/entities/contributionRequest.ts';
import { written } from '#web/ui/Written.tsx';

/** The owner's reason for declining an application; nothing if they gave none. Needs the namespace `applications`. */
export function DeclineReason({ decline }: { decline: Decline | undefined }) {
  const { t } = useTranslation('applications');
  if (!decline) return null;
  const { reason, words, language } = decline;
  return (
    <div className="decline-reason small soft">
      <span className="fine muted">{t('decline.given')}</span>
      {reason && <p>{t(`decline.reasons.${reason}`)}</p>}
      {words !== undefined && <blockquote {...written(language)}>{words}</blockquote>}
    </div>
  );
}
