import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message, OpenMessage } from '#shared/entities/message.ts';
import { isFormerMember } from '#shared/fullName.ts';
import type { MessageID } from '#shared/ids.ts';
import type { MessageKind } from '#shared/messageSubject.ts';
import { timings } from '#shared/settings.ts';
import { useMutation, useQuery } from '#web/api/hooks.ts';
import type { useList } from '#web/api/lists/useList.ts';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { LoadError } from '#web/ui/LoadError.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useNameInTitle } from '#web/ui/useDocumentTitle.ts';
import { written } from '#web/ui/Written.tsx';
import { ReplyPane } from './compose/ReplyPane.tsx';
import { CHANGES, MessageActions, type Moved } from './MessageActions.tsx';
import { ThreadMessage } from './ThreadMessage.tsx';
import { useNoticeText } from './useNoticeText.ts';

const TONES: Record<Exclude<MessageKind, 'unknown'>, BadgeTone> = {
  collaboration: 'moss',
  task: 'info',
  removal: 'warn',
};

/** Conversations of at most so many messages show all of them in full. */
const SHOWN_IN_FULL = 4;

export interface ConversationProps {
  open: OpenMessage;
  drafts: ReturnType<typeof useList<'listDrafts'>>;
  onMoved: (moved: Moved & { next?: MessageID | undefined }) => void;
  /** Goes back to the list. */
  onClose: () => void;
}

/** A conversation, oldest message first, and the answer below it; after two seconds its messages count as read. */
export function Conversation({ open, drafts, onMoved, onClose }: ConversationProps) {
  const { t } = useTranslation('messages');
  const textOf = useNoticeText();
  const [sent, setSent] = useState<Message[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const thread = useRef<HTMLOListElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  // An answer is shown immediately, also while the index does not have it yet.
  const messages = [
    ...open.conversation,
    ...sent.filter(({ id }) => !open.conversation.some(message => message.id === id)),
  ];
  const [first = open] = messages;
  const newest = messages.at(-1) ?? open;
  const received = messages.findLast(({ origin }) => origin === 'inbox');
  const answered = received ?? newest;
  const { kind, subject } = textOf(first);
  useNameInTitle(subject);
  const { origin, sender, recipient } = newest;
  const canReply = open.type !== 'trash' && !isFormerMember(origin === 'sent' ? recipient : sender);
  const scope = messages.length > 1 || open.earlier ? 'conversation' : 'message';
  const keepUnread = useReading(messages);

  /** Closes the conversation, too, so that it counts as read only once it is opened again. */
  async function markAsUnread(id: MessageID) {
    if (await keepUnread(id)) onClose();
  }

  const onOpen = useEffectEvent(() => {
    const isAlone = window.matchMedia('(max-width: 1023px)').matches;
    const last = thread.current?.lastElementChild;
    if (messages.length === 1) {
      if (isAlone) heading.current?.focus();
    } else if (last instanceof HTMLElement) {
      if (isAlone) last.focus({ preventScroll: true });
      last.scrollIntoView({ block: 'nearest' });
    }
  });
  useEffect(() => onOpen(), []);

  const isLine = (message: Message, place: number) =>
    messages.length > SHOWN_IN_FULL && message.read && place < messages.length - 2;
  return (
    <>
      <header>
        <div className="row between wrapx">
          {kind === 'unknown' ? <span /> : <Badge tone={TONES[kind]}>{t(`kinds.${kind}`)}</Badge>}
          <MessageActions
            message={newest}
            scope={scope}
            onReply={canReply ? () => answer.current?.querySelector('textarea')?.focus() : undefined}
            onUnread={received && open.type !== 'trash' ? () => void markAsUnread(received.id) : undefined}
            onMoved={onMoved}
          />
        </div>
        <h2 className="h2" ref={heading} tabIndex={-1} {...written(first.language)}>
          {subject}
        </h2>
        {scope === 'conversation' && !open.earlier && (
          <p className="small muted">{t('read.messages', { count: messages.length })}</p>
        )}
      </header>
      {open.earlier && <EarlierMessages id={open.id} cursor={open.earlier} onMoved={onMoved} />}
      <ol className="thread" ref={thread}>
        {messages.map((message, index) => (
          <ThreadMessage
            key={message.id}
            message={message}
            isAlone={scope === 'message'}
            isLine={isLine(message, index)}
            subject={first.notice ? undefined : first.subject}
            hasTranslator={open.hasTranslator}
            onMoved={moved =>
              onMoved({ ...moved, next: messages.findLast(({ id }) => id !== message.id)?.id })
            }
          />
        ))}
      </ol>
      {canReply && (
        <div ref={answer}>
          <ReplyPane
            message={answered}
            conversation={messages}
            drafts={drafts}
            onSent={message => setSent(before => [...before, message])}
          />
        </div>
      )}
    </>
  );
}

type EarlierProps = Pick<ConversationProps, 'onMoved'> & { id: MessageID; cursor: string };

/** The way to the messages before those that are shown, and once it was taken they themselves. */
function EarlierMessages({ id, cursor, onMoved }: EarlierProps) {
  const { t } = useTranslation('messages');
  const [isShown, setShown] = useState(false);
  const { data, error, mutate } = useQuery('getMessage', isShown ? { id, query: { cursor } } : null);
  if (!isShown)
    return (
      <Button size="s" kind="quiet" onClick={() => setShown(true)}>
        {t('read.earlier')}
      </Button>
    );
  if (!data) return error ? <LoadError error={error} onAgain={() => void mutate()} /> : <Skeleton />;
  return (
    <>
      {data.earlier && <EarlierMessages id={id} cursor={data.earlier} onMoved={onMoved} />}
      <ol className="thread">
        {data.conversation.map(message => (
          <ThreadMessage
            key={message.id}
            message={message}
            isAlone={false}
            isLine={message.read}
            subject={message.subject}
            hasTranslator={data.hasTranslator}
            onMoved={moved => onMoved({ ...moved, next: id })}
          />
        ))}
      </ol>
    </>
  );
}

/**
 * Marks the messages that are shown as read once they have been open for two seconds. Returns what marks one as unread again, which
 * ends that and says whether it was done.
 */
function useReading(messages: readonly Message[]) {
  const { t } = useTranslation('messages');
  const asRead = useMutation('readMessage', CHANGES, { quiet: true });
  const asUnread = useMutation('readMessage', CHANGES, { notDone: t('read.notUnread') });
  const isKept = useRef(false);
  const reading = useRef<Promise<unknown>>(undefined);
  const unread = messages.findLast(({ read, origin }) => !read && origin === 'inbox')?.id;
  const mark = useEffectEvent((id: MessageID) => {
    if (!isKept.current) reading.current = asRead.run({ id, query: { scope: 'conversation' } });
  });
  useEffect(() => {
    if (!unread) return;
    const timer = setTimeout(() => mark(unread), timings.markAsRead);
    return () => clearTimeout(timer);
  }, [unread]);

  return async (id: MessageID): Promise<boolean> => {
    isKept.current = true;
    await reading.current; // would otherwise be applied last
    const { error } = await asUnread.run({ id, query: { as: 'unread' } });
    isKept.current = error === undefined;
    return isKept.current;
  };
}
