import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '#shared/entities/message.ts';
import { nameOf } from '#shared/fullName.ts';
import { parseSubject, toAnswerText } from '#shared/messageSubject.ts';
import { AttachmentMark } from '#web/domain/attachment/AttachmentMark.tsx';
import { Attachments } from '#web/domain/attachment/Attachments.tsx';
import { PersonLink } from '#web/domain/person/PersonLink.tsx';
import { avatarOf } from '#web/domain/person/person.ts';
import { Translatable } from '#web/domain/reading/Translatable.tsx';
import { ReportButton } from '#web/domain/report/ReportButton.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';
import { classes } from '#web/ui/classes.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { written } from '#web/ui/Written.tsx';
import { MessageActions, type Moved } from './MessageActions.tsx';
import { MessageText } from './MessageText.tsx';
import { MessageTime } from './MessageTime.tsx';
import { NoticeLinks } from './NoticeLinks.tsx';
import { RequestCard } from './RequestCard.tsx';
import { useNoticeText } from './useNoticeText.ts';

export interface ThreadMessageProps {
  message: Message;
  /** The only message of its conversation, whose actions stand above it. */
  isAlone: boolean;
  /** Shown as a line until it is opened. */
  isLine: boolean;
  /** The stored subject of the conversation, if one that differs is to be shown. */
  subject: string | undefined;
  /** Whether the site has a translator. */
  hasTranslator: boolean | undefined;
  onMoved: (moved: Moved) => void;
}

const answerTo = (subject: string): string => toAnswerText(parseSubject(subject).text);

/** A message of a conversation: a line, or in full. */
export function ThreadMessage({
  message,
  isAlone,
  isLine,
  subject,
  hasTranslator,
  onMoved,
}: ThreadMessageProps) {
  const { t } = useTranslation('messages');
  const lang = useLanguage();
  const format = useFormat();
  const textOf = useNoticeText();
  const item = useRef<HTMLLIElement>(null);
  const [isOpened, setOpened] = useState(false);
  const { id, sender, recipient, origin, sentAt, body, notice, request, language } = message;
  const text = textOf(message);
  const isOwn = origin === 'sent';
  const name = isOwn ? t('read.you') : nameOf(sender, lang);
  const isOtherSubject = subject !== undefined && !notice && answerTo(subject) !== answerTo(message.subject);

  useEffect(() => {
    if (isOpened) item.current?.focus(); // the line that had the focus is replaced
  }, [isOpened]);

  if (isLine && !isOpened)
    return (
      <li className={classes('thread-line', isOwn && 'is-own')}>
        <button type="button" aria-expanded={false} onClick={() => setOpened(true)}>
          <AvatarImage {...avatarOf(sender)} size={24} />
          <b {...written()}>{name}</b>
          <span className="cut muted" {...written(language)}>
            {text.preview}
          </span>
          <span className="thread-when">
            <AttachmentMark of={message.attachments} />
            <MessageTime at={sentAt} />
          </span>
        </button>
      </li>
    );
  return (
    <li ref={item} tabIndex={-1} className={classes('thread-message', isOwn && 'is-own')}>
      <div className="thread-head">
        <div className="person">
          <AvatarImage {...avatarOf(sender)} size={40} />
          <span>
            <b {...written()}>{isOwn ? name : <PersonLink className="plain-link" person={sender} />}</b>
            <small>
              <Facts>
                {isOwn ? t('read.to', { name: nameOf(recipient, lang) }) : t('read.toYou')}
                {format.date(sentAt, 'moment')}
              </Facts>
            </small>
          </span>
        </div>
        {!isAlone && <MessageActions message={message} scope="message" onMoved={onMoved} />}
      </div>
      {isOtherSubject && (
        <p className="strong" {...written(language)}>
          {text.subject}
        </p>
      )}
      {text.notice && <p>{text.notice}</p>}
      {body && (
        <Translatable
          text={{ kind: 'message', id }}
          originals={{ body }}
          language={language}
          isOffered={hasTranslator && !isOwn}
          about={name}
        >
          {(fields, shown, line) => (
            <>
              <MessageText text={fields['body'] ?? ''} language={shown} />
              {line}
            </>
          )}
        </Translatable>
      )}
      <Attachments attachments={message.attachments} />
      {message.seenAt && (
        <p className="fine muted">{t('read.seen', { date: format.date(message.seenAt, 'moment') })}</p>
      )}
      {request ? (
        <RequestCard request={request} />
      ) : (
        notice && <NoticeLinks notice={notice} kind={text.kind} />
      )}
      {text.kind === 'unknown' && !isOwn && (
        <ReportButton className="mreport" target={{ kind: 'message', id }} />
      )}
    </li>
  );
}
