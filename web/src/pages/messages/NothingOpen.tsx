import contact from 'lucide-static/icons/contact.svg?raw';
import mail from 'lucide-static/icons/mail.svg?raw';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { nameOf } from '#shared/fullName.ts';
import { paths } from '#shared/paths.ts';
import { useQuery } from '#web/api/hooks.ts';
import { avatarOf } from '#web/domain/person/person.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { MessageView } from './useMessageView.ts';

/** Contacts that are offered to write to. */
const CONTACTS = 5;

interface NothingOpenProps {
  view: MessageView;
  /** Whether the list has nothing to open. */
  isEmpty: boolean;
}

/** Advice next to the list while no message is open, and some contacts to write to. */
export function NothingOpen({ view, isEmpty }: NothingOpenProps) {
  const { t } = useTranslation('messages');
  const lang = useLanguage();
  const { data: contacts } = useQuery('listContacts', { query: { limit: CONTACTS } });
  return (
    <div className="mread mread--none">
      <Icon svg={mail} size="l" />
      <p className="soft">{t(isEmpty ? 'read.nothing' : 'read.none')}</p>
      {contacts && contacts.items.length > 0 && (
        <nav className="mcontacts" aria-label={t('folders.contacts')}>
          <p className="small strong">{t('folders.writeToContact')}</p>
          {contacts.items.map(({ ContactID, user }) => {
            const name = nameOf(user, lang);
            return (
              <Link key={ContactID} to={view.newPath(ContactID)} title={t('compose.writeTo', { name })}>
                <AvatarImage {...avatarOf(user)} size={24} />
                <span className="cut">{name}</span>
              </Link>
            );
          })}
          <Link className="muted" to={paths.contacts({ lang })}>
            <Icon svg={contact} />
            {t('folders.allContacts')}
          </Link>
        </nav>
      )}
    </div>
  );
}
