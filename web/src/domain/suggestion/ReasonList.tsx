import './ReasonList.css';
import { useTranslation } from 'react-i18next';
import type { SuggestionReason } from '#shared/entities/suggestion.ts';
import { useRegionName } from '#web/domain/person/place.ts';

interface ReasonListProps {
  reasons: readonly SuggestionReason[];
  /** Whether the reader is the person or looks at another person. */
  about: 'you' | 'person';
}

/** Reasons why a person and a role fit, in words. Needs the namespaces `suggestions` and `market`. */
export function ReasonList({ reasons, about }: ReasonListProps) {
  const { t } = useTranslation(['suggestions', 'market']);
  const regionName = useRegionName();

  const textOf = (reason: SuggestionReason): string => {
    switch (reason.kind) {
      case 'tasks':
        return t(`${about}.tasks`, { count: reason.count, word: reason.word });
      case 'role':
        return t(`${about}.role`, { role: reason.role });
      case 'profile':
        return t(`${about}.profile`, { words: reason.words.map(word => t('quoted', { word })).join(', ') });
      case 'skill':
        return t(`${about}.skill`, { skill: t(`market:skill.${reason.skill}`) });
      case 'team':
        return t(`${about}.team`);
      case 'language':
        return t(`${about}.language`, { language: t(`languages.${reason.language}`) });
      case 'country':
        return t(`${about}.country`, { country: regionName(reason.country) });
    }
  };
  return (
    <ul className="reasons small soft">
      {reasons.map(reason => (
        <li key={reason.kind}>{textOf(reason)}</li>
      ))}
    </ul>
  );
}
