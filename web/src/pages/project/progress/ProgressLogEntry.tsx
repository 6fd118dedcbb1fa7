import share from 'lucide-static/icons/share-2.svg?raw';
import { useTranslation } from 'react-i18next';
import type { ProgressEntry } from '#shared/entities/progressEntry.ts';
import type { Project } from '#shared/entities/project.ts';
import { isPublic } from '#shared/lifecycle.ts';
import { entryPictures, entryTexts } from '#shared/translation/entryVersion.ts';
import { useIdentity } from '#web/api/hooks.ts';
import { PersonLink } from '#web/domain/person/PersonLink.tsx';
import { avatarOf } from '#web/domain/person/person.ts';
import { PictureStrip } from '#web/domain/pictures/PictureStrip.tsx';
import { Translatable } from '#web/domain/reading/Translatable.tsx';
import { useEntryVersion, useReadLanguage, useVersionOf } from '#web/domain/reading/versions.ts';
import { openShareSheet } from '#web/domain/share/openShareSheet.ts';
import { entryAnchor, sharedEntry } from '#web/domain/share/sharedOfProject.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { IconButton } from '#web/ui/Button.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { DateText } from '#web/ui/Time.tsx';
import { useHashTarget } from '#web/ui/useHashTarget.ts';
import { written } from '#web/ui/Written.tsx';

const Actions = lazyComponent(async () => (await import('./ProgressEntryActions.tsx')).ProgressEntryActions, {
  texts: ['moderation', 'showing', 'uploads'],
});

interface ProgressLogEntryProps {
  project: Project;
  entry: ProgressEntry;
}

/** An entry of the progress log: the progress of the project at the time, and the owner's text. */
export function ProgressLogEntry({ project, entry }: ProgressLogEntryProps) {
  const { t } = useTranslation('project');
  const lang = useLanguage();
  const format = useFormat();
  const identity = useIdentity();
  const { author, progress, createdAt, editedAt, hidden } = entry;
  const { title, text, language } = useEntryVersion(project, entry);
  const { name } = useVersionOf(project).project;
  const reader = useReadLanguage();
  const isOriginal = language === project.language;
  const isOwn = identity.status === 'signedIn' && identity.UserID === author.UserID;

  const anchor = entryAnchor(entry.ProgressEntryID);
  const target = useHashTarget<HTMLLIElement>(`#${anchor}`, true);

  return (
    <li id={anchor} ref={target} tabIndex={-1}>
      <div className="log-d">
        <b className="num">{format.share(progress / 100)}</b>
        <span className="fine muted">
          <DateText at={createdAt} />
        </span>
      </div>
      <div>
        <Translatable
          text={{
            kind: 'progressEntry',
            ProjectID: project.ProjectID,
            ProgressEntryID: entry.ProgressEntryID,
          }}
          originals={isOriginal ? entryTexts(entry) : { title, text }}
          language={language}
          isOffered={project.hasTranslator}
          about={title}
        >
          {(fields, shown, line) => (
            <>
              <h3 className="h4" {...written(shown)}>
                {fields['title']}
              </h3>
              <p className="soft small log-t" {...written(shown)}>
                {fields['text']}
              </p>
              {line}
              {entry.pictures && (
                <PictureStrip
                  {...entryPictures(
                    entry,
                    project,
                    reader,
                    shown && shown !== language ? { texts: fields, into: shown } : undefined,
                  )}
                  label={t('pictures.of', { name: title })}
                />
              )}
            </>
          )}
        </Translatable>
        <p className="fine muted log-by">
          <AvatarImage {...avatarOf(author)} size={24} />
          <PersonLink person={author} />
          {editedAt && <span>{t('progress.edited')}</span>}
          {hidden && <Badge tone="warn">{t('progress.isHidden')}</Badge>}
          {!hidden && isPublic(project) && (
            <IconButton
              size="s"
              className="log-share"
              icon={share}
              label={t('share.update', { title })}
              aria-haspopup="dialog"
              onClick={() =>
                openShareSheet(sharedEntry(lang, project, { ...entry, title }, { name, language }))
              }
            />
          )}
        </p>
        {(isOwn || project.you.canAdminister) && <Actions {...{ project, entry, isOwn }} />}
      </div>
    </li>
  );
}
