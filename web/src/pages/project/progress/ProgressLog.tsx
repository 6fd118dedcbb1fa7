import '../Comments.css';
import './ProgressLog.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { useList } from '#web/api/lists/useList.ts';
import { isProjectActionAllowed } from '#web/domain/project/isProjectActionAllowed.ts';
import { useLookedAt } from '#web/domain/visit/lookedAt.ts';
import { Button } from '#web/ui/Button.tsx';
import { ListView } from '#web/ui/ListView.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { ProgressLogEntry } from './ProgressLogEntry.tsx';

const AddProgressEntry = lazyComponent(
  async () => (await import('./AddProgressEntry.tsx')).AddProgressEntry,
  { texts: ['moderation', 'showing', 'uploads'] },
);

/** Entries of the owner about the progress of a project, newest first. */
export function ProgressLog({ project }: { project: Project }) {
  const { t } = useTranslation('project');
  const [isWriting, setWriting] = useState(false);
  const look = useLookedAt('progress');
  const list = useList('listProgressEntries', {
    ProjectID: project.ProjectID,
  });
  const canWrite = project.you.owner && isProjectActionAllowed('logProgress', project.status);

  return (
    <section id="progress" className="psec" aria-labelledby="progress-title" ref={look}>
      <div className="sechead">
        <h2 className="h2" id="progress-title">
          {t('progress.title')}
        </h2>
        {canWrite && (
          <Button size="s" onClick={() => setWriting(true)}>
            {t('progress.write')}
          </Button>
        )}
      </div>
      {isWriting && <AddProgressEntry project={project} onClose={() => setWriting(false)} />}
      <ListView
        list={list}
        skeleton={<span className="skel skel--table" />}
        empty={<p className="soft">{t(canWrite ? 'progress.emptyOwn' : 'progress.empty')}</p>}
        moreLabel={t('progress.more')}
      >
        {items => (
          <ol className="log">
            {items.map(entry => (
              <ProgressLogEntry key={entry.ProgressEntryID} project={project} entry={entry} />
            ))}
          </ol>
        )}
      </ListView>
    </section>
  );
}
