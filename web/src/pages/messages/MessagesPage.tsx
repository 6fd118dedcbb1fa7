import './Messages.css';
import penLine from 'lucide-static/icons/pen-line.svg?raw';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { nameOf } from '#shared/fullName.ts';
import type { MessageID } from '#shared/ids.ts';
import { paths } from '#shared/paths.ts';
import { timings } from '#shared/settings.ts';
import { useMutation } from '#web/api/hooks.ts';
import { useList } from '#web/api/lists/useList.ts';
import { useSession } from '#web/api/session.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { WorkPage } from '#web/shell/work/WorkPage.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { PageHeader } from '#web/ui/workspace/PageHeader.tsx';
import { DraftPane } from './compose/DraftPane.tsx';
import { Folders } from './Folders.tsx';
import type { Moved } from './MessageActions.tsx';
import { MessageList } from './MessageList.tsx';
import { DraftRow, MessageRow } from './MessageRow.tsx';
import { NothingOpen } from './NothingOpen.tsx';
import { ReadingPane } from './ReadingPane.tsx';
import { toRows } from './rows.ts';
import { type Folder, type MessageView, useMessageView } from './useMessageView.ts';
import { useNoticeText } from './useNoticeText.ts';

/** A folder is fetched each time it is opened: a message that has just been moved there is shown. */
const POLLING = { refreshInterval: timings.inboxPolling, dedupingInterval: 0 };

/** The caller's messages: folders, a list and the message that is read or written. One of them at a time on small screens. */
export default function MessagesPage() {
  const { t } = useTranslation('messages');
  const lang = useLanguage();
  const view = useMessageView();
  const { user } = useSession();
  const drafts = useList('listDrafts', { query: { limit: 100 } });
  const { folder, id } = view;
  if (view.isNew) return <NewDraft view={view} />;

  return (
    <WorkPage current="messages">
      <div className={classes('msgs', id && 'is-reading')}>
        <PageHeader
          title={t('meta.messages.title')}
          actions={
            <LinkButton size="s" kind="moss" icon={penLine} to={view.newPath()} preventScrollReset>
              {t('compose.new')}
            </LinkButton>
          }
        />
        <Folders view={view} unread={user?.unreadMessages ?? 0} drafts={drafts.items?.length ?? 0} />
        {folder === 'drafts' ? (
          <>
            <MessageList
              folder="drafts"
              items={drafts.items}
              list={drafts}
              searchTextOf={({ recipient, subject, body }) =>
                [recipient ? nameOf(recipient, lang) : '', subject, body].join(' ')
              }
              renderRow={draft => (
                <DraftRow
                  key={draft.id}
                  draft={draft}
                  to={view.pathOf('drafts', draft.id)}
                  isOpen={draft.id === id}
                />
              )}
            />
            {id ? <DraftPane key={id} id={id} view={view} drafts={drafts} /> : <NothingOpen view={view} />}
          </>
        ) : (
          <Mailbox key={folder} folder={folder} view={view} drafts={drafts} />
        )}
      </div>
    </WorkPage>
  );
}

/** Gives a new message an id, under which its draft is saved from then on. */
function NewDraft({ view: { to, isFeedback } }: { view: MessageView }) {
  const lang = useLanguage();
  const [id] = useState(() => crypto.randomUUID() as MessageID);
  const query = { view: 'drafts', id, to, about: isFeedback ? 'feedback' : undefined };
  return <Navigate replace to={paths.messages({ lang, query })} />;
}

interface MailboxProps {
  folder: Exclude<Folder, 'drafts'>;
  view: MessageView;
  drafts: ReturnType<typeof useList<'listDrafts'>>;
}

/** A list of messages, polled while the page is visible, and the message that is open. */
function Mailbox({ folder, view, drafts }: MailboxProps) {
  const { t } = useTranslation('messages');
  const lang = useLanguage();
  const navigate = useNavigate();
  const textOf = useNoticeText();
  const list = useList('listMessages', { type: folder }, POLLING);
  const rows = list.items && toRows(list.items);
  const [trashed, setTrashed] = useState<Moved>();
  const restore = useMutation('restoreMessage', ['listMessages', 'getMessage', 'getMe'], {
    notDone: t(`trash.${trashed?.scope ?? 'message'}.notRestored`),
  });
  const { id } = view;
  const threadId = list.items?.find(message => message.id === id)?.threadId;

  async function undo() {
    if (!trashed) return;
    const { message, scope } = trashed;
    const { error } = await restore.run({
      id: message.id,
      query: { scope: scope === 'conversation' ? 'moved' : scope },
    });
    if (error) return;
    setTrashed(undefined);
    await navigate(view.pathOf(folder, message.id), { preventScrollReset: true });
  }

  function onMoved({ next, ...moved }: Moved & { next?: MessageID | undefined }) {
    setTrashed(moved.message.type === 'trash' ? undefined : moved);
    void navigate(view.pathOf(folder, next), { preventScrollReset: true });
  }

  const open = rows?.find(({ newest }) => newest.id === id || newest.threadId === threadId);

  return (
    <>
      <MessageList
        folder={folder}
        items={rows}
        list={list}
        searchTextOf={({ newest: message }) => {
          const { subject, preview } = textOf(message);
          return [nameOf(message.sender, lang), nameOf(message.recipient, lang), subject, preview].join(' ');
        }}
        renderRow={row => (
          <MessageRow
            key={row.newest.threadId}
            row={row}
            to={view.pathOf(folder, row.newest.id)}
            isOpen={row === open}
          />
        )}
        notice={
          trashed && (
            <div className="mnote">
              <Alert
                kind="success"
                announce
                title={t(`trash.${trashed.scope}.moved`)}
                action={
                  <Button size="s" busy={restore.isBusy && t('trash.restoring')} onClick={() => void undo()}>
                    {t('trash.undo')}
                  </Button>
                }
                onDismiss={() => setTrashed(undefined)}
              />
            </div>
          )
        }
      />
      {id ? (
        <ReadingPane
          key={id}
          id={id}
          view={view}
          drafts={drafts}
          newest={open?.newest.id}
          onMoved={onMoved}
        />
      ) : (
        <NothingOpen view={view} />
      )}
    </>
  );
}
