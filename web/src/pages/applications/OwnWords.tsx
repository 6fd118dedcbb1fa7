import { useTranslation } from 'react-i18next';
import type { ContributionRequest } from '#shared/entities/contributionRequest.ts';
import { Letters } from '#web/domain/application/Letters.tsx';
import { written } from '#web/ui/Written.tsx';

/** The applicant's note to the owner, or their answer to the starter task below its title; nothing without either. */
export function OwnWords({ request: { note, starter, language } }: { request: ContributionRequest }) {
  const { t } = useTranslation('applications');
  const words = starter?.answer ?? note;
  if (!words) return null;
  return (
    <Letters title={t('wrote')}>
      {starter && (
        <p className="fine muted" {...written()}>
          {starter.Title}
        </p>
      )}
      <blockquote {...written(language)}>{words}</blockquote>
      {starter?.link && (
        <a className="link" href={starter.link} target="_blank" rel="noopener noreferrer nofollow ugc">
          {starter.link}
        </a>
      )}
    </Letters>
  );
}
