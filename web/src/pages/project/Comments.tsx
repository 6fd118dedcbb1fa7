import { Announced } from '#web/ui/Announced.tsx';
import './Comments.css';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Project } from '#shared/entities/project.ts';
import { useIdentity } from '#web/api/hooks.ts';
import { useSession } from '#web/api/session.ts';
import { useSignInPath } from '#web/domain/person/useSignInPath.ts';
import { isProjectActionAllowed } from '#web/domain/project/isProjectActionAllowed.ts';
import { useFormat } from '#web/i18n/format.ts';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ListView } from '#web/ui/ListView.tsx';
import { CommentForm } from './CommentForm.tsx';
import { CommentThread, PendingCommentRow } from './CommentThread.tsx';
import { type CommentList, useComments } from './useComments.ts';

/** Comments of a project with the form for a new one. */
export function Comments({ project }: { project: Project }) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const comments = useComments(project.ProjectID);

  return (
    <section id="comments" className="psec" aria-labelledby="comments-title">
      <div className="sechead">
        <h2 className="h2" id="comments-title">
          {t('comments.title')}
        </h2>
        <span className="muted small">{format.number(project.comments)}</span>
      </div>
      <Composer project={project} comments={comments} />
      <Announced as="span">{comments.posted && !comments.sending && t('comments.posted')}</Announced>
      <Threads project={project} comments={comments} />
    </section>
  );
}

interface CommentsProps {
  project: Project;
  comments: CommentList;
}

function Composer({ project, comments }: CommentsProps) {
  const { t } = useTranslation('project');
  const { user } = useSession();
  const identity = useIdentity();
  const signIn = useSignInPath();

  if (!isProjectActionAllowed('comment', project.status))
    return <p className="small soft">{t('comments.notYet')}</p>;
  if (identity.status !== 'signedIn') {
    return (
      <p className="composer-out">
        <Link className="link" to={signIn()}>
          {t('comments.signIn')}
        </Link>{' '}
        <span className="soft">{t('comments.signInWhy')}</span>
      </p>
    );
  }
  return (
    <CommentForm
      draft={{ form: 'addComment', of: project.ProjectID }}
      label={t('comments.yours')}
      placeholder={t('comments.placeholder')}
      submit={t('comments.post')}
      hint={t('comments.hint')}
      face={<AvatarImage of={user?.avatar} seed={`user:${identity.UserID}`} />}
      onPost={(text, language) => comments.post({ text, language })}
    />
  );
}

function Threads({ project, comments }: CommentsProps) {
  const { t } = useTranslation('project');
  const { sending, posted, post } = comments;
  return (
    <ListView
      list={comments}
      skeleton={<span className="skel skel--table" />}
      empty={
        sending ? undefined : (
          <EmptyState seed={`comments:${project.ProjectID}`} title={t('comments.empty.title')}>
            {t('comments.empty.text')}
          </EmptyState>
        )
      }
      moreLabel={t('comments.more')}
    >
      {threads => (
        <ul className="cmts">
          {sending && !sending.replyTo && <PendingCommentRow sending={sending} />}
          {threads.map(comment => (
            <CommentThread
              key={comment.CommentID}
              project={project}
              comment={comment}
              sending={sending?.replyTo === comment.CommentID ? sending : undefined}
              posted={posted}
              onReply={(text, language) => post({ text, language, replyTo: comment.CommentID })}
            />
          ))}
        </ul>
      )}
    </ListView>
  );
}
