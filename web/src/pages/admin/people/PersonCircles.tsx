import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PersonDetails } from '#shared/entities/person.ts';
import { nameOf } from '#shared/fullName.ts';
import { paths } from '#shared/paths.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { DateText } from '#web/ui/Time.tsx';
import { written } from '#web/ui/Written.tsx';

/** People with whom a person has awarded each other points for tasks. */
export function PersonCircles({ circles }: { circles: NonNullable<PersonDetails['circles']> }) {
  const { t } = useTranslation('moderation');
  const lang = useLanguage();
  return (
    <section aria-labelledby="person-circles">
      <h3 className="label" id="person-circles">
        {t('people.circles')}
      </h3>
      <p className="small soft">{t('people.circlesText')}</p>
      <ul className="person-rows">
        {circles.map(({ person, lastAt }) => (
          <li key={person.UserID}>
            <Link
              className="target plain-link strong small"
              to={paths.admin({ lang, query: { view: 'people', person: person.UserID } })}
            >
              <bdi {...written()}>{nameOf(person, lang)}</bdi>
            </Link>
            <small className="fine muted">
              <DateText at={lastAt} />
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
