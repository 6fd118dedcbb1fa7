import mail from 'lucide-static/icons/mail.svg?raw';
import reply from 'lucide-static/icons/reply.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import undo from 'lucide-static/icons/undo-2.svg?raw';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '#shared/entities/message.ts';
import { useMutation } from '#web/api/hooks.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/Dialog.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

/** Queries that a change of a message makes stale. */
export const CHANGES = ['listMessages', 'getMessage', 'getMe'] as const;

/** A message or conversation that has been moved to or from the trash, or deleted. */
export interface Moved {
  /** The message, as it was. */
  message: Message;
  scope: 'message' | 'conversation';
}

export interface MessageActionsProps extends Moved {
  /** Absent where there is no one to reply to. */
  onReply?: (() => void) | undefined;
  /** Absent where nothing has been received that could be marked as unread. */
  onUnread?: (() => void) | undefined;
  onMoved: (moved: Moved) => void;
}

/** Reply, mark as unread and move to the trash; in the trash: restore and delete for good, after a confirmation. */
export function MessageActions({ message, scope, onReply, onUnread, onMoved }: MessageActionsProps) {
  const { t } = useTranslation('messages');
  const toast = useToast();
  const toTrash = useMutation('trashMessage', CHANGES, { notDone: t(`trash.${scope}.notMoved`) });
  const restore = useMutation('restoreMessage', CHANGES, { notDone: t(`trash.${scope}.notRestored`) });
  const remove = useMutation('deleteMessage', ['listMessages', 'getMessage'], {
    notDone: t(`trash.${scope}.notDeleted`),
  });
  const [isAsking, setAsking] = useState(false);
  const { id, type } = message;

  async function act({ run }: typeof toTrash | typeof restore | typeof remove, done?: string) {
    const { error } = await run({ id, query: { scope } });
    setAsking(false);
    if (error) return;
    if (done) toast.show({ kind: 'success', title: done });
    onMoved({ message, scope });
  }

  if (type !== 'trash') {
    return (
      <div className="row row-2">
        {onReply && <IconButton icon={reply} label={t('read.reply')} onClick={onReply} />}
        {onUnread && <IconButton icon={mail} label={t('read.unread')} onClick={onUnread} />}
        <IconButton icon={trash} label={t(`trash.${scope}.move`)} onClick={() => void act(toTrash)} />
      </div>
    );
  }
  return (
    <div className="row row-2">
      <IconButton
        icon={undo}
        label={t(`trash.${scope}.restore`)}
        onClick={() => void act(restore, t(`trash.${scope}.restored`))}
      />
      <IconButton icon={trash} label={t(`trash.${scope}.delete`)} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={isAsking}
        title={t(`trash.${scope}.deleteTitle`)}
        cancel={t('trash.keep')}
        confirm={t('trash.delete')}
        danger
        busy={remove.isBusy && t('trash.deleting')}
        onCancel={() => setAsking(false)}
        onConfirm={() => void act(remove, t(`trash.${scope}.deleted`))}
      >
        {t('trash.deleteText')}
      </ConfirmDialog>
    </div>
  );
}
