import { useTranslation } from 'react-i18next';
import { AnchorTabs } from '#web/ui/AnchorTabs.tsx';
import { FOLDERS, type Folder, type MessageView } from './useMessageView.ts';

export interface FoldersProps {
  view: MessageView;
  unread: number;
  drafts: number;
}

/** The folders, with the number of unread messages and of drafts. */
export function Folders({ view, unread, drafts }: FoldersProps) {
  const { t } = useTranslation('messages');
  const counts: Partial<Record<Folder, number>> = { inbox: unread, drafts };
  return (
    <AnchorTabs
      label={t('folders.label')}
      anchors={FOLDERS.map(folder => ({
        to: view.pathOf(folder),
        label: t(`folders.${folder}`),
        count: counts[folder] || undefined,
        current: folder === view.folder && !view.isNew,
      }))}
    />
  );
}
