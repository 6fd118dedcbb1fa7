import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SuggestedPerson } from '#shared/entities/suggestion.ts';
import { nameOf } from '#shared/fullName.ts';
import { paths } from '#shared/paths.ts';
import { avatarOf } from '#web/domain/person/person.ts';
import { ReasonList } from '#web/domain/suggestion/ReasonList.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { written } from '#web/ui/Written.tsx';
import { Rows } from '#web/ui/workspace/Rows.tsx';

/** People who could fill the open roles of the user's projects, each with the reason. */
export function FittingPeople({ items }: { items: readonly SuggestedPerson[] }) {
  const { t } = useTranslation('ownHome');
  const lang = useLanguage();
  const skills = items.flatMap(({ reasons }) =>
    reasons.flatMap(reason => (reason.kind === 'skill' ? [reason.skill] : [])),
  );
  return (
    <section aria-labelledby="people">
      <h2 className="h3" id="people">
        {t('people.title')}
      </h2>
      <Rows labelledBy="people">
        {items.map(suggestion => (
          <PersonRow key={suggestion.person.UserID} suggestion={suggestion} />
        ))}
      </Rows>
      <LinkButton
        size="s"
        kind="quiet"
        to={paths.authors({ lang, query: { skill: [...new Set(skills)].join() } })}
      >
        {t('people.all')}
      </LinkButton>
    </section>
  );
}

function PersonRow({ suggestion: { person, reasons } }: { suggestion: SuggestedPerson }) {
  const { t } = useTranslation('ownHome');
  const lang = useLanguage();
  const name = nameOf(person, lang);
  const profile = paths.author({ lang, UserID: person.UserID });
  return (
    <li>
      <div className="own-home-person">
        <AvatarImage {...avatarOf(person)} size={40} />
        <div>
          <h3 className="h4">
            <Link className="plain-link" to={profile} {...written()}>
              {name}
            </Link>
          </h3>
          <ReasonList reasons={reasons} about="person" />
        </div>
      </div>
      <LinkButton size="s" to={profile} aria-label={t('people.openOne', { name })}>
        {t('people.open')}
      </LinkButton>
    </li>
  );
}
