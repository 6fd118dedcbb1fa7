import { useTranslation } from 'react-i18next';
import type { Person } from '#shared/entities/person.ts';
import { isFormerMember, nameOf } from '#shared/fullName.ts';
import { avatarOf } from '#web/domain/person/person.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';
import { Written, written } from '#web/ui/Written.tsx';
import { PersonStatus } from './PersonStatus.tsx';

export interface PeopleFoundProps {
  people: readonly Person[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** The people of a search, as buttons that open their accounts. */
export function PeopleFound({ people, chosen, onChoose }: PeopleFoundProps) {
  const { t } = useTranslation('moderation');
  const lang = useLanguage();
  return (
    <ul className="people-found" aria-label={t('people.list')}>
      {people.map(person => (
        <li key={person.UserID}>
          <button
            type="button"
            aria-current={person.UserID === chosen ? 'true' : undefined}
            onClick={() => onChoose(person.UserID)}
          >
            <AvatarImage {...avatarOf(person)} size={40} />
            <span>
              <b {...written()}>{nameOf(person, lang)}</b>
              {!isFormerMember(person) && (
                <small>
                  @<Written>{person.username}</Written>
                </small>
              )}
            </span>
            {person.status !== 'active' && <PersonStatus status={person.status} />}
          </button>
        </li>
      ))}
    </ul>
  );
}
