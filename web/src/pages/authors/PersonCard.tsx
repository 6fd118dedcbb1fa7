import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FoundPerson } from '#shared/entities/author.ts';
import { nameOf } from '#shared/fullName.ts';
import { paths } from '#shared/paths.ts';
import { avatarOf } from '#web/domain/person/person.ts';
import { usePlace } from '#web/domain/person/place.ts';
import { useAvailability } from '#web/domain/person/useAvailability.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';
import { Reputation } from '#web/ui/Badge.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { written } from '#web/ui/Written.tsx';

/** Whether a card would show nothing but the name of a person. */
const isBlank = ({ about, skills, contributionPoints: points }: FoundPerson): boolean =>
  about === undefined && skills.length === 0 && points === 0;

/** A person in the list of people, with their place, skills and what they write about themselves. */
export function PersonCard({ person }: { person: FoundPerson }) {
  const { t } = useTranslation(['people', 'market']);
  const lang = useLanguage();
  const placeOf = usePlace();
  const available = useAvailability();
  const place = placeOf(person);
  return (
    <Sheet as="li" className="person-card">
      <AvatarImage {...avatarOf(person)} size={64} />
      <div>
        <Link className="strong" to={paths.author({ lang, UserID: person.UserID })} {...written()}>
          {nameOf(person, lang)}
        </Link>
        <p className="fine muted">
          <Facts>
            {place || null}
            {person.skills.map(skill => t(`market:skill.${skill}`))}
            {person.availableHours && available(person.availableHours)}
          </Facts>
        </p>
        <Reputation points={person.contributionPoints} label={t('points')} />
        {isBlank(person) && <p className="small soft">{t('blank')}</p>}
        {person.about !== undefined && (
          <p className="small person-about" {...written(person.writtenIn)}>
            {person.about}
          </p>
        )}
      </div>
    </Sheet>
  );
}
