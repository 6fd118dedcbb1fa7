import './SupportPanel.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { stoneSums, stones } from '#shared/stones.ts';
import { nextStone, stoneNumbers } from '#web/domain/money/support/support.ts';
import { isProjectActionAllowed } from '#web/domain/project/isProjectActionAllowed.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { written } from '#web/ui/Written.tsx';

const NameStones = lazyComponent(async () => (await import('./NameStones.tsx')).NameStones);

/** The seven stones of the budget, the last one on top; their owner can name them. */
export function StoneList({ project }: { project: Project }) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const [isNaming, setNaming] = useState(false);
  const sums = stoneSums(project.budget);
  const under = nextStone(project)?.place ?? stones;

  return (
    <section className="miles" aria-labelledby="stones">
      <div className="row between wrapx">
        <h2 className="h4" id="stones">
          {t('stones.title')}
        </h2>
        {project.you.owner && isProjectActionAllowed('update', project.status) && (
          <Button size="s" kind="quiet" flush onClick={() => setNaming(true)}>
            {t('stones.rename')}
          </Button>
        )}
      </div>
      {isNaming && <NameStones project={project} onClose={() => setNaming(false)} />}
      <ol reversed>
        {stoneNumbers
          .map((number, place) => (
            <li
              key={number}
              className={classes(
                place < under && 'done',
                place === under && 'now',
                place === stones - 1 && place > under && 'cap',
              )}
            >
              <span className="st" />
              <span>
                {project.stoneNames?.[place] ? (
                  <span {...written(project.language)}>{project.stoneNames[place]}</span>
                ) : (
                  t(`stones.name.${number}`)
                )}
                <span className="sr">
                  {t(place < under ? 'stones.set' : place === under ? 'stones.now' : 'stones.missing')}
                </span>
              </span>
              <span className="count muted">
                {format.money(sums[place] ?? 0, project.currency, { whole: true })}
              </span>
            </li>
          ))
          .toReversed()}
      </ol>
    </section>
  );
}
