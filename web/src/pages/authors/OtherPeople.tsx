import { useTranslation } from 'react-i18next';
import type { Author } from '#shared/entities/author.ts';
import { paths } from '#shared/paths.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LinkButton } from '#web/ui/Button.tsx';

/** The way from a person to others: those with the same skills, if the person has named any. */
export function OtherPeople({ author: { skills } }: { author: Pick<Author, 'skills'> }) {
  const { t } = useTranslation('author');
  const lang = useLanguage();
  const hasSkills = skills.length > 0;
  return (
    <div className="author-others">
      <LinkButton to={paths.authors({ lang, query: hasSkills ? { skill: skills.join() } : {} })}>
        {t(hasSkills ? 'others.skilled' : 'others.all')}
      </LinkButton>
      <LinkButton kind="quiet" to={paths.roles({ lang })}>
        {t('others.roles')}
      </LinkButton>
    </div>
  );
}
