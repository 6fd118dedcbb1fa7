import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { message as settings } from '#shared/correspondence.ts';
import type { MessageDraft } from '#shared/entities/message.ts';
import { nameOf } from '#shared/fullName.ts';
import { truncateLine } from '#shared/truncate.ts';
import { AttachmentMark } from '#web/domain/attachment/AttachmentMark.tsx';
import { avatarOf } from '#web/domain/person/person.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AvatarImage, VacantAvatar } from '#web/ui/AvatarImage.tsx';
import { classes } from '#web/ui/classes.ts';
import { written } from '#web/ui/Written.tsx';
import { MessageTime } from './MessageTime.tsx';
import type { ConversationRow } from './rows.ts';
import { useNoticeText } from './useNoticeText.ts';

interface RowProps {
  to: string;
  isOpen: boolean;
}

interface MessageRowProps extends RowProps {
  row: ConversationRow;
  /** Among what a search has found, where each row names its folder. */
  isFound: boolean;
}

/**
 * A conversation in a list, by its newest message there: the other person, the number of messages, time, subject and the
 * beginning of the text; unread ones are bold with a dot.
 */
export function MessageRow({ row, to, isOpen, isFound }: MessageRowProps) {
  const { t } = useTranslation('messages');
  const lang = useLanguage();
  const textOf = useNoticeText();
  const { newest, isUnread } = row;
  const { origin, sender, recipient, sentAt, language, messages, answered } = newest;
  const person = origin === 'sent' ? recipient : sender;
  const { subject, preview } = textOf(newest);
  const name = nameOf(person, lang);

  return (
    <li className={classes(isOpen && 'on', isUnread && 'is-unread')}>
      <Link to={to} aria-current={isOpen ? 'true' : undefined} preventScrollReset>
        <AvatarImage {...avatarOf(person)} size={40} />
        <span>
          <span className="l1">
            <span className="who">
              <b {...written()}>{origin === 'sent' ? t('toName', { name }) : name}</b>
              {messages > 1 && (
                <span className="fine muted">
                  <span className="sr">{t('read.messages', { count: messages })}</span>
                  <span aria-hidden="true">{messages}</span>
                </span>
              )}
            </span>
            <MessageTime at={sentAt} />
          </span>
          <span className="l2" {...written(language)}>
            {subject}
          </span>
          <span className="l3 fine muted">
            {isFound && newest.type !== 'trash' && <b>{t(`folders.${newest.type}`)} </b>}
            {answered && <b>{t(origin === 'sent' ? 'list.gotAnswer' : 'list.answered')} </b>}
            <AttachmentMark of={newest.attachments} />
            <span {...written(language)}>{preview}</span>
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
  const { recipient, team, subject, body, updatedAt } = draft;
  const several = team && team.others.length > 0 ? team.others.length + 1 : undefined;
  return (
    <li className={classes(isOpen && 'on')}>
      <Link to={to} aria-current={isOpen ? 'true' : undefined} preventScrollReset>
        {recipient ? <AvatarImage {...avatarOf(recipient)} size={40} /> : <VacantAvatar size={40} />}
        <span>
          <span className="l1">
            <b {...written()}>
              {several
                ? t('toSeveral', { count: several })
                : recipient
                  ? t('toName', { name: nameOf(recipient, lang) })
                  : t('noRecipient')}
            </b>
            <MessageTime at={updatedAt} />
          </span>
          <span className="l2" {...written()}>
            {subject || t('noSubject')}
          </span>
          <span className="l3 fine muted">
            <AttachmentMark of={draft.attachments} />
            <span {...written()}>{truncateLine(body, settings.preview) || t('noText')}</span>
          </span>
        </span>
      </Link>
    </li>
  );
}
