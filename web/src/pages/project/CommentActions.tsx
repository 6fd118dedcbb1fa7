import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reply } from '#shared/entities/comment.ts';
import type { Project } from '#shared/entities/project.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { nameOf } from '#shared/fullName.ts';
import type { CommentID } from '#shared/ids.ts';
import { useIdentity, useMutation } from '#web/api/hooks.ts';
import { ReportDialog } from '#web/domain/report/ReportDialog.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { ConfirmDialog, Dialog } from '#web/ui/overlays/Dialog.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { CommentForm } from './CommentForm.tsx';

export interface CommentActionsProps {
  project: Project;
  comment: Reply;
  /** The comment that it replies to. */
  replyTo?: CommentID;
}

const CHANGES = ['listComments', 'getProject'] as const;

/** Actions of a signed-in user on a comment: edit and delete their own, hide any on their project, report others'. */
export const CommentActions = lazyComponent(() => Actions, { texts: ['moderation'] });

function Actions({ project, comment, replyTo }: CommentActionsProps) {
  const { t } = useTranslation('moderation');
  const lang = useLanguage();
  const identity = useIdentity();
  const [dialog, setDialog] = useState<'edit' | 'delete' | 'report'>();
  const update = useMutation('updateComment', CHANGES, { quiet: true });
  const remove = useMutation('deleteComment', CHANGES, { notDone: t('comment.notDeleted') });
  const { setHidden, isBusy } = useHidden({ project, comment, replyTo });
  if (comment.deleted) return null;

  const { CommentID, author, hiddenBy, text, language } = comment;
  const { ProjectID, you } = project;
  const named = { ProjectID, CommentID, query: { ...(replyTo && { replyTo }) } };
  const isOwn = identity.status === 'signedIn' && identity.UserID === author.UserID;
  const canHide = you.canAdminister || (you.owner && hiddenBy !== 'administrator');
  const close = () => setDialog(undefined);
  const whose = <span className="sr"> {t('comment.of', { name: nameOf(author, lang) })}</span>;

  async function save(changed: string, textLanguage: WrittenLanguage | undefined) {
    const { error } = await update.run({ ...named, body: { text: changed }, textLanguage });
    if (!error) close();
    return error;
  }

  return (
    <>
      {isOwn && (
        <>
          <button type="button" onClick={() => setDialog('edit')}>
            {t('comment.edit')}
            {whose}
          </button>
          <button type="button" onClick={() => setDialog('delete')}>
            {t('comment.delete')}
            {whose}
          </button>
        </>
      )}
      {canHide && (
        <button type="button" disabled={isBusy} onClick={() => void setHidden(!hiddenBy)}>
          {t(hiddenBy ? 'comment.show' : 'comment.hide')}
          {whose}
        </button>
      )}
      {!isOwn && (
        <button type="button" onClick={() => setDialog('report')}>
          {t('report.button')}
          {whose}
        </button>
      )}
      <Dialog open={dialog === 'edit'} onClose={close} title={t('comment.editTitle')}>
        <CommentForm
          focused
          draft={{ form: 'updateComment', of: CommentID }}
          initial={text}
          language={language}
          label={t('comment.editTitle')}
          placeholder=""
          submit={t('comment.save')}
          onPost={save}
          onCancel={close}
        />
      </Dialog>
      <ConfirmDialog
        open={dialog === 'delete'}
        danger
        title={t('comment.deleteTitle')}
        cancel={t('comment.keep')}
        confirm={t('comment.delete')}
        busy={remove.isBusy && t('comment.deleting')}
        onCancel={close}
        onConfirm={() => void remove.run(named).then(({ error }) => !error && close())}
      >
        <p>{t('comment.deleteText')}</p>
      </ConfirmDialog>
      <ReportDialog
        open={dialog === 'report'}
        target={{ kind: 'comment', ProjectID, CommentID, ...(replyTo && { replyTo }) }}
        onClose={close}
      />
    </>
  );
}

/** Hides the comment or shows it again, and confirms it. */
function useHidden({
  project: { ProjectID },
  comment: { CommentID, hiddenBy },
  replyTo,
}: CommentActionsProps) {
  const { t } = useTranslation('moderation');
  const toast = useToast();
  const { run, isBusy } = useMutation('hideComment', CHANGES, {
    notDone: t(hiddenBy ? 'comment.notShown' : 'comment.notHidden'),
  });

  async function setHidden(hidden: boolean) {
    const query = { ...(replyTo && { replyTo }) };
    const { error } = await run({ ProjectID, CommentID, query, body: { hidden } });
    if (!error)
      toast.show({
        kind: 'success',
        title: t(hidden ? 'comment.hiddenDone' : 'comment.shownDone'),
        key: CommentID,
      });
  }
  return { setHidden, isBusy };
}
