import { useSearchParams } from 'react-router-dom';
import type { MessageID, UserID } from '#shared/ids.ts';
import { paths, readQuery } from '#shared/paths.ts';
import { parseId } from '#web/api/parseId.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';

export const FOLDERS = ['inbox', 'sent', 'drafts', 'trash'] as const;
export type Folder = (typeof FOLDERS)[number];

/** Selection in the URL: a folder, a message or draft in it, and the recipient and subject of a new draft. */
export function useMessageView() {
  const [search] = useSearchParams();
  const lang = useLanguage();
  const { view, id, to, about } = readQuery('messages', search);

  return {
    folder: FOLDERS.find(folder => folder === view) ?? 'inbox',
    /** A new message without an id yet. */
    isNew: view === 'new',
    id: parseId<MessageID>(id),
    to: parseId<UserID>(to),
    isFeedback: about === 'feedback',
    /** Path of a folder, or of a message in it. */
    pathOf: (folder: Folder, id?: MessageID) =>
      paths.messages({ lang, query: { view: folder === 'inbox' ? undefined : folder, id } }),
    /** Path of a new message. */
    newPath: (to?: string) => paths.messages({ lang, query: { view: 'new', to } }),
  };
}

export type MessageView = ReturnType<typeof useMessageView>;
