import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { MessageID } from '#shared/ids.ts';
import { timings } from '#shared/settings.ts';
import { useMutation } from '#web/api/hooks.ts';
import { useList } from '#web/api/lists/useList.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { useDelayed } from '#web/ui/useDelayed.ts';
import { EmptyFolder, NothingFound } from './EmptyFolder.tsx';
import { CHANGES, type Moved } from './MessageActions.tsx';
import { MessageList } from './MessageList.tsx';
import { MessageRow } from './MessageRow.tsx';
import { NothingOpen } from './NothingOpen.tsx';
import { ReadingPane } from './ReadingPane.tsx';
import { toRows } from './rows.ts';
import type { Folder, MessageView } from './useMessageView.ts';

/** A folder is fetched each time it is opened: a message that has just been moved there is shown. */
const POLLING = { refreshInterval: timings.inboxPolling, dedupingInterval: 0 };

/** Pages of a search may be empty before its end; results of the previous words stay while the next are looked for. */
const SEARCHING = { atLeast: 10, keepPreviousData: true };

export interface MailboxProps {
  folder: Exclude<Folder, 'drafts'>;
  view: MessageView;
  drafts: ReturnType<typeof useList<'listDrafts'>>;
}

/** The text in the search of messages, which becomes part of the address once typing pauses. */
function useMessageSearch({ search, searchFor }: MessageView) {
  const [typed, setTyped] = useState(search);
  const delayed = useDelayed(typed).trim();
  const [known, setKnown] = useState(search);
  if (known !== search) {
    setKnown(search);
    if (search !== delayed) setTyped(search); // a link has changed it
  }
  const onPause = useEffectEvent((wanted: string) => {
    if (wanted !== search) searchFor(wanted);
  });
  useEffect(() => onPause(delayed), [delayed]);
  return { typed, setTyped };
}

/**
 * A list of messages, polled while the page is visible, or those that a search has found in inbox and sent or in the trash, and the
 * message that is open.
 */
export function Mailbox({ folder, view, drafts }: MailboxProps) {
  const { t } = useTranslation('messages');
  const navigate = useNavigate();
  const { search } = view;
  const { typed, setTyped } = useMessageSearch(view);
  const isSearch = search !== '';
  const inFolder = useList('listMessages', isSearch ? null : { type: folder }, POLLING);
  const found = useList('listMessages', isSearch ? { type: folder, query: { search } } : null, SEARCHING);
  const list = isSearch ? found : inFolder;
  const rows = list.items && toRows(list.items);
  const [trashed, setTrashed] = useState<Moved>();
  const restore = useMutation('restoreMessage', CHANGES, {
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
    void navigate(next ? view.pathOf(folder, next) : view.listPath, { preventScrollReset: true });
  }

  const open = rows?.find(({ newest }) => newest.id === id || newest.threadId === threadId);

  const other = folder === 'trash' ? 'inbox' : 'trash';
  const elsewhere = isSearch && (
    <Link className="link small" to={view.searchPath(other)} preventScrollReset>
      {t(other === 'trash' ? 'list.searchTrash' : 'list.searchMail')}
    </Link>
  );

  return (
    <>
      <MessageList
        title={isSearch ? t('list.results') : t(`folders.${folder}`)}
        items={rows}
        list={list}
        search={typed}
        onSearch={setTyped}
        renderRow={row => (
          <MessageRow
            key={row.newest.threadId}
            row={row}
            to={view.pathOf(folder, row.newest.id)}
            isOpen={row === open}
            isFound={isSearch}
          />
        )}
        counted={t(isSearch ? 'list.foundConversations' : 'list.showingConversations', {
          count: rows?.length ?? 0,
        })}
        elsewhere={elsewhere}
        empty={
          isSearch ? (
            <NothingFound search={search} action={elsewhere} />
          ) : (
            <EmptyFolder folder={folder} view={view} />
          )
        }
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
        <NothingOpen view={view} isEmpty={rows?.length === 0} />
      )}
    </>
  );
}
