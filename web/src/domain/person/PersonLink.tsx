import { Link } from 'react-router-dom';
import type { AuthorSummary } from '#shared/entities/author.ts';
import { isFormerMember, nameOf } from '#shared/fullName.ts';
import { paths } from '#shared/paths.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { classes } from '#web/ui/classes.ts';
import { written } from '#web/ui/Written.tsx';

interface PersonLinkProps {
  person: Pick<AuthorSummary, 'UserID' | 'username' | 'firstName' | 'lastName'> & {
    name?: string | undefined;
  };
  className?: 'strong' | 'plain-link' | 'link';
}

/** A person's name, which leads to their page unless they have deleted their account. */
export function PersonLink({ person, className }: PersonLinkProps) {
  const lang = useLanguage();
  const name = nameOf(person, lang);
  if (isFormerMember(person))
    return (
      <span className={className === 'strong' ? className : undefined} {...written()}>
        {name}
      </span>
    );
  return (
    <Link
      className={classes('target', className)}
      to={paths.author({ lang, UserID: person.UserID })}
      {...written()}
    >
      {name}
    </Link>
  );
}
