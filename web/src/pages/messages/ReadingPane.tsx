import arrowLeft from 'lucide-static/icons/arrow-left.svg?raw';
import reply from 'lucide-static/icons/reply.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import undo from 'lucide-static/icons/undo-2.svg?raw';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Message, MessageSummary } from '#shared/entities/message.ts';
import { isFormerMember, nameOf } from '#shared/fullName.ts';
import type { MessageID } from '#shared/ids.ts';
import type { MessageKind } from '#shared/messageSubject.ts';
import { localizePath } from '#shared/paths.ts';
import { timings } from '#shared/settings.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { useMutation, useQuery } from '#web/api/hooks.ts';
import type { useList } from '#web/api/lists/useList.ts';
import { PersonLink } from '#web/domain/person/PersonLink.tsx';
import { avatarOf } from '#web/domain/person/person.ts';
import { ReportButton } from '#web/domain/report/ReportButton.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';
import { IconButton } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { LoadError } from '#web/ui/LoadError.tsx';
import { ConfirmDialog } from '#web/ui/overlays/Dialog.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { written } from '#web/ui/Written.tsx';
import { ReplyPane } from './compose/ReplyPane.tsx';
import { MessageText } from './MessageText.tsx';
import { RequestCard } from './RequestCard.tsx';
import type { MessageView } from './useMessageView.ts';
import { useNoticeText } from './useNoticeText.ts';

/** Queries that a change of a message makes stale. */
const CHANGES = ['listMessages', 'getMessage', 'getMe'] as const;

const TONES: Record<Exclude<MessageKind, 'unknown'>, BadgeTone> = {
  collaboration: 'moss',
  task: 'info',
  removal: 'warn',
};

export interface ReadingPaneProps {
  id: MessageID;
  view: MessageView;
  drafts: ReturnType<typeof useList<'listDrafts'>>;
  /** The message, as it was, has been moved to or from the trash or deleted. */
  onMoved: (message: MessageSummary) => void;
}

/** The message that is open; after two seconds it counts as read. */
export function ReadingPane({ id, view, drafts, onMoved }: ReadingPaneProps) {
  const { t } = useTranslation('messages');
  const { data: message, error, mutate } = useQuery('getMessage', { id });
  const isGone = isRefusal(error, 'MESSAGE_NOT_FOUND', 'VALIDATION_FAILED');

  return (
    <article className="mread" aria-label={t('read.label')}>
      <Link className="mback link small" to={view.pathOf(view.folder)} preventScrollReset>
        <Icon svg={arrowLeft} size="s" />
        {t('read.back', { folder: t(`folders.${view.folder}`) })}
      </Link>
      {isGone ? (
        <EmptyState seed="message-gone" headingLevel={2} title={t('read.gone')}>
          {t('read.goneText')}
        </EmptyState>
      ) : message ? (
        <OpenMessage {...{ message, view, drafts, onMoved }} />
      ) : error ? (
        <LoadError error={error} onAgain={() => void mutate()} />
      ) : (
        <Skeleton />
      )}
    </article>
  );
}

type OpenMessageProps = Pick<ReadingPaneProps, 'view' | 'drafts' | 'onMoved'> & { message: Message };

function OpenMessage({ message, view, drafts, onMoved }: OpenMessageProps) {
  const { t } = useTranslation('messages');
  const lang = useLanguage();
  const format = useFormat();
  const textOf = useNoticeText();
  const heading = useRef<HTMLHeadingElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const { sender, recipient, origin, sentAt, body, answered, notice, request, type } = message;
  const { kind, subject, hasSubject, notice: words } = textOf(message);
  const canReply = type !== 'trash' && !isFormerMember(origin === 'sent' ? recipient : sender);
  useMarkAsRead(message);

  const onOpen = useEffectEvent(() => {
    if (window.matchMedia('(max-width: 1023px)').matches) heading.current?.focus();
  });
  useEffect(() => onOpen(), []);

  return (
    <>
      <header>
        <div className="row between wrapx">
          {kind === 'unknown' ? <span /> : <Badge tone={TONES[kind]}>{t(`kinds.${kind}`)}</Badge>}
          <MessageActions
            message={message}
            onReply={canReply ? () => answer.current?.querySelector('textarea')?.focus() : undefined}
            onMoved={onMoved}
          />
        </div>
        <h2 className="h2" ref={heading} tabIndex={-1} {...written(message.language)}>
          {subject}
        </h2>
        <div className="person">
          <AvatarImage {...avatarOf(sender)} size={48} />
          <span>
            <b>
              <PersonLink className="plain-link" person={sender} />
            </b>
            <small>
              <Facts>
                {origin === 'inbox' ? t('read.toYou') : t('read.to', { name: nameOf(recipient, lang) })}
                {format.date(sentAt, 'moment')}
              </Facts>
            </small>
          </span>
        </div>
      </header>
      {answered && (
        <blockquote className="manswered small">
          <span className="muted">{t('read.answers')} </span>
          <Link className="link" to={view.pathOf(view.folder, answered.id)} preventScrollReset>
            {textOf(answered).subject}
          </Link>
        </blockquote>
      )}
      {words && <p>{words}</p>}
      {body && <MessageText text={body} language={message.language} />}
      {kind === 'unknown' && origin === 'inbox' && (
        <ReportButton className="mreport" target={{ kind: 'message', id: message.id }} />
      )}
      {request ? (
        <RequestCard request={request} />
      ) : (
        notice?.link && (
          <p>
            <Link className="link" to={localizePath(lang, notice.link)}>
              {t(`links.${kind}`)}
            </Link>
          </p>
        )
      )}
      {canReply && (
        <div ref={answer}>
          <ReplyPane message={message} subject={hasSubject ? subject : ''} drafts={drafts} />
        </div>
      )}
    </>
  );
}

/** Marks a message as read once it has been open for two seconds. */
function useMarkAsRead({ id, read, origin }: Message) {
  const { run } = useMutation('readMessage', CHANGES, { quiet: true });
  const mark = useEffectEvent(() => void run({ id }));
  const isUnread = !read && origin === 'inbox';
  useEffect(() => {
    if (!isUnread) return;
    const timer = setTimeout(() => mark(), timings.markAsRead);
    return () => clearTimeout(timer);
  }, [isUnread]);
}

interface MessageActionsProps {
  message: Message;
  /** Absent where there is no one to reply to. */
  onReply: (() => void) | undefined;
  onMoved: (message: MessageSummary) => void;
}

/** Reply and move to the trash; in the trash: restore and delete for good, after a confirmation. */
function MessageActions({ message, onReply, onMoved }: MessageActionsProps) {
  const { t } = useTranslation('messages');
  const toast = useToast();
  const toTrash = useMutation('trashMessage', CHANGES, { notDone: t('trash.notMoved') });
  const restore = useMutation('restoreMessage', CHANGES, { notDone: t('trash.notRestored') });
  const remove = useMutation('deleteMessage', ['listMessages'], { notDone: t('trash.notDeleted') });
  const [isAsking, setAsking] = useState(false);
  const { id, type } = message;

  async function act({ run }: typeof toTrash | typeof restore | typeof remove, done?: string) {
    const { error } = await run({ id });
    setAsking(false);
    if (error) return;
    if (done) toast.show({ kind: 'success', title: done });
    onMoved(message);
  }

  if (type !== 'trash') {
    return (
      <div className="row row-2">
        {onReply && <IconButton icon={reply} label={t('read.reply')} onClick={onReply} />}
        <IconButton icon={trash} label={t('trash.move')} onClick={() => void act(toTrash)} />
      </div>
    );
  }
  return (
    <div className="row row-2">
      <IconButton
        icon={undo}
        label={t('trash.restore')}
        onClick={() => void act(restore, t('trash.restored'))}
      />
      <IconButton icon={trash} label={t('trash.delete')} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={isAsking}
        title={t('trash.deleteTitle')}
        cancel={t('trash.keep')}
        confirm={t('trash.delete')}
        danger
        busy={remove.isBusy && t('trash.deleting')}
        onCancel={() => setAsking(false)}
        onConfirm={() => void act(remove, t('trash.deleted'))}
      >
        {t('trash.deleteText')}
      </ConfirmDialog>
    </div>
  );
}
