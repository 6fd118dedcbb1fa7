import './Comments.css';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comment, Reply } from '#shared/entities/comment.ts';
import type { Project } from '#shared/entities/project.ts';
import { nameOf } from '#shared/fullName.ts';
import type { CommentID } from '#shared/ids.ts';
import { useIdentity } from '#web/api/hooks.ts';
import { useSession } from '#web/api/session.ts';
import { PersonLink } from '#web/domain/person/PersonLink.tsx';
import { avatarOf } from '#web/domain/person/person.ts';
import { isProjectActionAllowed } from '#web/domain/project/isProjectActionAllowed.ts';
import { Translatable } from '#web/domain/reading/Translatable.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { RelativeTime } from '#web/ui/Time.tsx';
import { written } from '#web/ui/Written.tsx';
import { CommentActions } from './CommentActions.tsx';
import type { CommentEditorProps } from './CommentEditor.tsx';
import { CommentForm } from './CommentForm.tsx';
import type { PendingComment } from './useComments.ts';

export interface CommentThreadProps {
  project: Project;
  comment: Comment;
  /** A reply that is being posted. */
  sending: PendingComment | undefined;
  /** The comment or reply that the user has just posted; it takes the focus. */
  posted: CommentID | undefined;
  onReply: CommentEditorProps['onPost'];
}

/** Props of the posted comment, which make it take the focus unless the user is writing the next one. */
const POSTED = {
  tabIndex: -1,
  ref: (item: HTMLLIElement | null) => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLTextAreaElement && focused.value)) item?.focus();
  },
};

/** A comment with its replies, oldest first. */
export function CommentThread({ project, comment, sending, posted, onReply }: CommentThreadProps) {
  const { t } = useTranslation('project');
  const lang = useLanguage();
  const [isReplying, setReplying] = useState(false);
  const reply = useRef<HTMLButtonElement>(null);
  const isLegible = comment.text !== '';
  const isSignedIn = useIdentity().status === 'signedIn';
  const canReply =
    isSignedIn && isLegible && !comment.hiddenBy && isProjectActionAllowed('comment', project.status);

  async function post(...written: Parameters<typeof onReply>) {
    const error = await onReply(...written);
    if (!error) setReplying(false);
    return error;
  }

  function close() {
    setReplying(false);
    reply.current?.focus();
  }

  return (
    <li className="cmt" {...(comment.CommentID === posted && POSTED)}>
      <AvatarImage {...avatarOf(comment.author)} />
      <div>
        <CommentBody project={project} comment={comment} />
        <div className="cmt-a">
          {canReply && (
            <button
              ref={reply}
              type="button"
              aria-expanded={isReplying}
              onClick={() => setReplying(!isReplying)}
            >
              {t('comments.reply')}
              <span className="sr"> {t('comments.replyTo', { name: nameOf(comment.author, lang) })}</span>
            </button>
          )}
          {isSignedIn && isLegible && <CommentActions project={project} comment={comment} />}
        </div>
        {(comment.replies.length > 0 || sending) && (
          <ul>
            {comment.replies.map(answer => (
              <li className="cmt" key={answer.CommentID} {...(answer.CommentID === posted && POSTED)}>
                <AvatarImage {...avatarOf(answer.author)} />
                <div>
                  <CommentBody project={project} comment={answer} replyTo={comment.CommentID} />
                  <div className="cmt-a">
                    {isSignedIn && (
                      <CommentActions project={project} comment={answer} replyTo={comment.CommentID} />
                    )}
                  </div>
                </div>
              </li>
            ))}
            {sending && <PendingCommentRow sending={sending} />}
          </ul>
        )}
        {isReplying && (
          <div className="cmt-form">
            <CommentForm
              focused
              draft={{ form: 'addComment', of: comment.CommentID }}
              label={t('comments.yourReply', { name: nameOf(comment.author, lang) })}
              placeholder={t('comments.replyPlaceholder')}
              submit={t('comments.postReply')}
              onPost={post}
              onCancel={close}
            />
          </div>
        )}
      </div>
    </li>
  );
}

interface CommentBodyProps {
  project: Project;
  comment: Reply;
  /** The comment that a reply belongs to. */
  replyTo?: CommentID;
}

function CommentBody({ project, comment, replyTo }: CommentBodyProps) {
  const { t } = useTranslation('project');
  const lang = useLanguage();
  const { CommentID, ProjectID, author } = comment;
  if (comment.text === '')
    return <p className="cmt-t muted">{t(comment.deleted ? 'comments.deleted' : 'comments.hidden')}</p>;
  return (
    <>
      <p className="cmt-h">
        <PersonLink className="strong" person={comment.author} />
        {comment.byOwner && (
          <Badge tone="moss" plain>
            {t('team.owner')}
          </Badge>
        )}
        <span className="muted fine">
          <Facts>
            <RelativeTime at={comment.createdAt} />
            {comment.editedAt && t('comments.edited')}
          </Facts>
        </span>
        {comment.hiddenBy && <Badge tone="warn">{t('comments.isHidden')}</Badge>}
      </p>
      <Translatable
        text={{ kind: 'comment', ProjectID, CommentID, ...(replyTo && { replyTo }) }}
        originals={{ text: comment.text }}
        language={comment.language}
        isOffered={project.hasTranslator}
        about={nameOf(author, lang)}
      >
        {(fields, language, line) => (
          <>
            <p className="cmt-t" {...written(language)}>
              {fields['text']}
            </p>
            {line}
          </>
        )}
      </Translatable>
      {comment.hiddenBy && <p className="fine muted">{t(`comments.hiddenBy.${comment.hiddenBy}`)}</p>}
    </>
  );
}

/** The caller's comment while it is being posted. */
export function PendingCommentRow({ sending }: { sending: PendingComment }) {
  const { t } = useTranslation('project');
  const { user } = useSession();
  return (
    <li className="cmt is-sending">
      <AvatarImage of={user?.avatar} seed={`user:${user?.UserID ?? ''}`} />
      <div>
        <p className="cmt-h">
          <b className="strong">{user?.firstName ?? t('comments.you')}</b>
          <span className="muted fine">{t('comments.posting')}</span>
        </p>
        <p className="cmt-t" {...written(sending.language)}>
          {sending.text}
        </p>
      </div>
    </li>
  );
}
