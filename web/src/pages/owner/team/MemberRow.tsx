import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamMember } from '#shared/entities/teamMember.ts';
import { isFormerMember, nameOf } from '#shared/fullName.ts';
import { paths } from '#shared/paths.ts';
import { PersonLink } from '#web/domain/person/PersonLink.tsx';
import { avatarOf } from '#web/domain/person/person.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Person } from '#web/ui/AvatarImage.tsx';
import { Reputation } from '#web/ui/Badge.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Facts } from '#web/ui/Facts.tsx';

export interface MemberRowProps {
  member: TeamMember;
  /** Parts of the line below the name, such as the role. */
  details: readonly ReactNode[];
  /** Absent where the person cannot be removed. */
  onRemove?: (() => void) | undefined;
}

/** A current or former member of a team: name, role, and buttons to reach or remove them. */
export function MemberRow({ member, details, onRemove }: MemberRowProps) {
  const { t } = useTranslation('owner');
  const lang = useLanguage();
  const { UserID, status, email, contributionPoints } = member;
  const name = nameOf(member, lang);
  const isFormer = isFormerMember(member);
  return (
    <li className="member">
      <Person
        {...avatarOf(member)}
        size={48}
        name={<PersonLink className="plain-link" person={member} />}
        detail={
          <>
            <Facts>{details}</Facts>
            {email && (
              <a className="plain-link" href={`mailto:${email}`}>
                {email}
              </a>
            )}
          </>
        }
      />
      <div className="row row-2 wrapx tools">
        {!isFormer && <Reputation points={contributionPoints} label={t('points')} />}
        {status !== 'owner' && !isFormer && (
          <LinkButton
            size="s"
            kind="quiet"
            to={paths.messages({ lang, query: { view: 'new', to: UserID } })}
            aria-label={t('team.writeTo', { name })}
          >
            {t('team.write')}
          </LinkButton>
        )}
        {onRemove && (
          <Button size="s" kind="quiet" aria-label={t('team.removeOne', { name })} onClick={onRemove}>
            {t('team.remove')}
          </Button>
        )}
      </div>
    </li>
  );
}
