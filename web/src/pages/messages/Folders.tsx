import '#web/ui/workspace/WorkLayout.css';
import contact from 'lucide-static/icons/contact.svg?raw';
import filePenLine from 'lucide-static/icons/file-pen-line.svg?raw';
import inbox from 'lucide-static/icons/inbox.svg?raw';
import penLine from 'lucide-static/icons/pen-line.svg?raw';
import send from 'lucide-static/icons/send.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { nameOf } from '#shared/fullName.ts';
import { paths } from '#shared/paths.ts';
import { useQuery } from '#web/api/hooks.ts';
import { avatarOf } from '#web/domain/person/person.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';
import { Count } from '#web/ui/Badge.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { written } from '#web/ui/Written.tsx';
import { scrollIntoRow } from '#web/ui/workspace/scrollIntoRow.ts';
import { FOLDERS, type Folder, type MessageView } from './useMessageView.ts';

const ICONS: Record<Folder, string> = { inbox, sent: send, drafts: filePenLine, trash };

/** Contacts shown below the folders. */
const CONTACTS = 5;

export interface FoldersProps {
  view: MessageView;
  unread: number;
  drafts: number;
}

/** The button for a new message, the folders with their counts, and some contacts to write to. */
export function Folders({ view, unread, drafts }: FoldersProps) {
  const { t } = useTranslation('messages');
  const lang = useLanguage();
  const { data: contacts } = useQuery('listContacts', { query: { limit: CONTACTS } });
  const row = useRef<HTMLElement>(null);
  const widths = [view.folder, unread, drafts].join();
  useEffect(() => {
    if (widths) scrollIntoRow(row.current, row.current?.querySelector<HTMLElement>('[aria-current]'));
  }, [widths]);
  const counts: Partial<Record<Folder, number>> = { inbox: unread, drafts };

  return (
    <nav className="side mfold" aria-label={t('folders.label')} ref={row}>
      <LinkButton kind="moss" block icon={penLine} to={view.newPath()} preventScrollReset>
        {t('compose.new')}
      </LinkButton>
      {FOLDERS.map(folder => {
        const count = counts[folder] ?? 0;
        return (
          <Link
            key={folder}
            to={view.pathOf(folder)}
            aria-current={folder === view.folder && !view.isNew ? 'page' : undefined}
          >
            <Icon svg={ICONS[folder]} />
            {t(`folders.${folder}`)}
            {count > 0 && <Count value={count} tone={folder === 'inbox' ? 'moss' : 'neutral'} />}
          </Link>
        );
      })}
      {contacts && contacts.items.length > 0 && (
        <>
          <p className="title">{t('folders.contacts')}</p>
          {contacts.items.map(({ ContactID, user }) => (
            <Link
              key={ContactID}
              className="mcontact"
              to={view.newPath(ContactID)}
              title={t('compose.writeTo', { name: nameOf(user, lang) })}
            >
              <AvatarImage {...avatarOf(user)} size={24} />
              <span className="cut" {...written()}>
                {nameOf(user, lang)}
              </span>
            </Link>
          ))}
          <Link className="mcontact muted" to={paths.contacts({ lang })}>
            <Icon svg={contact} />
            {t('folders.allContacts')}
          </Link>
        </>
      )}
    </nav>
  );
}
