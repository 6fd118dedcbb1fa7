import { useTranslation } from 'react-i18next';
import type { StarterAnswer } from '#shared/entities/contributionRequest.ts';
import { written } from '#web/ui/Written.tsx';

/** The starter task of a role as the applicant saw it, and their answer. */
export function StarterAnswerView({
  starter: { Title, Description, answer, link },
  language,
}: {
  starter: StarterAnswer;
  /** Language of the answer. */
  language: string | undefined;
}) {
  const { t } = useTranslation('owner');
  return (
    <div className="note starter">
      <p className="fine muted">{t('prospects.starter', { title: Title })}</p>
      <p className="small soft" {...written()}>
        {Description}
      </p>
      <blockquote {...written(language)}>{answer}</blockquote>
      {link && (
        <a className="link small" href={link} target="_blank" rel="noopener noreferrer nofollow ugc">
          {link}
        </a>
      )}
    </div>
  );
}
