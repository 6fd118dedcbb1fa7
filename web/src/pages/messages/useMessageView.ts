import { useNavigate, useSearchParams } from 'react-router-dom';
import type { MessageID, UserID } from '#shared/ids.ts';
import { paths, readQuery } from '#shared/paths.ts';
import { parseId } from '#web/api/parseId.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';

export const FOLDERS = ['inbox', 'sent', 'drafts', 'trash'] as const;
export type Folder = (typeof FOLDERS)[number];

/** Selection in the URL: a folder, a message or draft in it, and the recipient and subject of a new draft. */
export function useMessageView() {
  const [query] = useSearchParams();
  const lang = useLanguage();
  const navigate = useNavigate();
  const { view, id, to, about, search: words = '' } = readQuery('messages', query);
  const folder = FOLDERS.find(one => one === view) ?? 'inbox';
  const searchPath = (folder: Folder, search: string | undefined, id?: string) =>
    paths.messages({ lang, query: { view: folder === 'inbox' ? undefined : folder, search, id } });

  return {
    folder,
    /** Words that are searched for; empty for none. */
    search: words,
    /** A new message without an id yet. */
    isNew: view === 'new',
    id: parseId<MessageID>(id),
    to: parseId<UserID>(to),
    isFeedback: about === 'feedback',
    /** Path of a folder, or of a message in it, which stays among what was found. */
    pathOf: (folder: Folder, id?: MessageID) => searchPath(folder, (id && words) || undefined, id),
    /** Path of the list that is shown. */
    listPath: searchPath(folder, words || undefined),
    /** Path of the same search in a folder. */
    searchPath: (folder: Folder) => searchPath(folder, words),
    /** Shows what words find, or the folder again without any; the message that is open stays. */
    searchFor: (words: string) =>
      void navigate(searchPath(folder, words || undefined, id), { replace: true, preventScrollReset: true }),
    /** Path of a new message. */
    newPath: (to?: string) => paths.messages({ lang, query: { view: 'new', to } }),
  };
}

export type MessageView = ReturnType<typeof useMessageView>;
