import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { message as settings } from '#shared/correspondence.ts';
import type { MessageDraft, MessageSummary } from '#shared/entities/message.ts';
import { nameOf } from '#shared/fullName.ts';
import { truncateLine } from '#shared/truncate.ts';
import { avatarOf } from '#web/domain/person/person.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AvatarImage, VacantAvatar } from '#web/ui/AvatarImage.tsx';
import { classes } from '#web/ui/classes.ts';
import { written } from '#web/ui/Written.tsx';
import { MessageTime } from './MessageTime.tsx';
import { useNoticeText } from './useNoticeText.ts';

interface RowProps {
  to: string;
  isOpen: boolean;
}

/** A message in a list: the other person, time, subject and the beginning of the text; unread ones are bold with a dot. */
export function MessageRow({ message, to, isOpen }: RowProps & { message: MessageSummary }) {
  const { t } = useTranslation('messages');
  const lang = useLanguage();
  const textOf = useNoticeText();
  const { origin, sender, recipient, sentAt, read, language } = message;
  const person = origin === 'sent' ? recipient : sender;
  const isUnread = !read && origin === 'inbox';
  const { subject, preview } = textOf(message);
  const name = nameOf(person, lang);

  return (
    <li className={classes(isOpen && 'on', isUnread && 'is-unread')}>
      <Link to={to} aria-current={isOpen ? 'true' : undefined} preventScrollReset>
        <AvatarImage {...avatarOf(person)} size={40} />
        <span>
          <span className="l1">
            <b {...written()}>{origin === 'sent' ? t('toName', { name }) : name}</b>
            <MessageTime at={sentAt} />
          </span>
          <span className="l2" {...written(language)}>
            {subject}
          </span>
          <span className="l3 fine muted" {...written(language)}>
            {preview}
          </span>
        </span>
        {isUnread && (
          <span className="dot">
            <span className="sr">{t('unread')}</span>
          </span>
        )}
      </Link>
    </li>
  );
}

/** A draft in the list of drafts. */
export function DraftRow({ draft, to, isOpen }: RowProps & { draft: MessageDraft }) {
  const { t } = useTranslation('messages');
  const lang = useLanguage();
  const { recipient, subject, body, updatedAt } = draft;
  return (
    <li className={classes(isOpen && 'on')}>
      <Link to={to} aria-current={isOpen ? 'true' : undefined} preventScrollReset>
        {recipient ? <AvatarImage {...avatarOf(recipient)} size={40} /> : <VacantAvatar size={40} />}
        <span>
          <span className="l1">
            <b {...written()}>
              {recipient ? t('toName', { name: nameOf(recipient, lang) }) : t('noRecipient')}
            </b>
            <MessageTime at={updatedAt} />
          </span>
          <span className="l2" {...written()}>
            {subject || t('noSubject')}
          </span>
          <span className="l3 fine muted" {...written()}>
            {truncateLine(body, settings.preview) || t('noText')}
          </span>
        </span>
      </Link>
    </li>
  );
}
