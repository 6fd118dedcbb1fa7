import { useTranslation } from 'react-i18next';
import type { ProgressEntry } from '#shared/entities/progressEntry.ts';
import type { Project } from '#shared/entities/project.ts';
import { useIdentity } from '#web/api/hooks.ts';
import { PersonLink } from '#web/domain/person/PersonLink.tsx';
import { avatarOf } from '#web/domain/person/person.ts';
import { useFormat } from '#web/i18n/format.ts';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { DateText } from '#web/ui/Time.tsx';
import { written } from '#web/ui/Written.tsx';

const Actions = lazyComponent(async () => (await import('./ProgressEntryActions.tsx')).ProgressEntryActions, {
  texts: ['moderation'],
});

interface ProgressLogEntryProps {
  project: Project;
  entry: ProgressEntry;
}

/** An entry of the progress log: the progress of the project at the time, and the owner's text. */
export function ProgressLogEntry({ project, entry }: ProgressLogEntryProps) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const identity = useIdentity();
  const { author, title, text, progress, createdAt, editedAt, hidden } = entry;
  const isOwn = identity.status === 'signedIn' && identity.UserID === author.UserID;

  return (
    <li>
      <div className="log-d">
        <b className="num">{format.share(progress / 100)}</b>
        <span className="fine muted">
          <DateText at={createdAt} />
        </span>
      </div>
      <div>
        <h3 className="h4" {...written(project.language)}>
          {title}
        </h3>
        <p className="soft small log-t" {...written(project.language)}>
          {text}
        </p>
        <p className="fine muted log-by">
          <AvatarImage {...avatarOf(author)} size={24} />
          <PersonLink person={author} />
          {editedAt && <span>{t('progress.edited')}</span>}
          {hidden && <Badge tone="warn">{t('progress.isHidden')}</Badge>}
        </p>
        {(isOwn || project.you.canAdminister) && <Actions {...{ project, entry, isOwn }} />}
      </div>
    </li>
  );
}
