import './Messages.css';
import penLine from 'lucide-static/icons/pen-line.svg?raw';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { hasWords } from '#shared/foldText.ts';
import { nameOf } from '#shared/fullName.ts';
import type { MessageID } from '#shared/ids.ts';
import { paths } from '#shared/paths.ts';
import { useList } from '#web/api/lists/useList.ts';
import { useSession } from '#web/api/session.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { WorkPage } from '#web/shell/work/WorkPage.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { useNameInTitle } from '#web/ui/useDocumentTitle.ts';
import { PageHeader } from '#web/ui/workspace/PageHeader.tsx';
import { DraftPane } from './compose/DraftPane.tsx';
import { EmptyFolder, NothingFound } from './EmptyFolder.tsx';
import { Folders } from './Folders.tsx';
import { Mailbox, type MailboxProps } from './Mailbox.tsx';
import { MessageList } from './MessageList.tsx';
import { DraftRow } from './MessageRow.tsx';
import { NothingOpen } from './NothingOpen.tsx';
import { type MessageView, useMessageView } from './useMessageView.ts';

/** The caller's messages: folders, a list and the message that is read or written. One of them at a time on small screens. */
export default function MessagesPage() {
  const { t } = useTranslation('messages');
  const lang = useLanguage();
  const view = useMessageView();
  const { user } = useSession();
  const drafts = useList('listDrafts', { query: { limit: 100 } });
  const { folder, id } = view;
  useNameInTitle(id && folder !== 'drafts' ? undefined : t(`folders.${folder}`)); // an open message shows its subject
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
        >
          {t('lead')}{' '}
          <Link className="target link" to={paths.applications({ lang })}>
            {t('applications')}
          </Link>
        </PageHeader>
        <Folders view={view} unread={user?.unreadMessages ?? 0} drafts={drafts.items?.length ?? 0} />
        {folder === 'drafts' ? (
          <DraftFolder view={view} drafts={drafts} />
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

/** The drafts, of which a person has so few that all are loaded, and the one that is open. */
function DraftFolder({ view, drafts }: Pick<MailboxProps, 'view' | 'drafts'>) {
  const { t } = useTranslation('messages');
  const lang = useLanguage();
  const [search, setSearch] = useState('');
  const { id } = view;
  const wanted = search.trim();
  const found = drafts.items?.filter(({ recipient, subject, body }) =>
    hasWords([recipient ? nameOf(recipient, lang) : '', subject, body].join(' '), wanted),
  );
  const count = found?.length ?? 0;

  return (
    <>
      <MessageList
        title={t('folders.drafts')}
        items={found}
        list={drafts}
        search={search}
        onSearch={setSearch}
        renderRow={draft => (
          <DraftRow
            key={draft.id}
            draft={draft}
            to={view.pathOf('drafts', draft.id)}
            isOpen={draft.id === id}
          />
        )}
        counted={t(wanted === '' ? 'list.showing' : 'list.found', { count })}
        empty={wanted === '' ? <EmptyFolder folder="drafts" view={view} /> : <NothingFound search={search} />}
      />
      {id ? (
        <DraftPane key={id} id={id} view={view} drafts={drafts} />
      ) : (
        <NothingOpen view={view} isEmpty={count === 0} />
      )}
    </>
  );
}
