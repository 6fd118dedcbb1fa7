import './SupportPanel.css';
import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { nextStone, stoneSums, stones } from '#web/domain/money/support/support.ts';
import { useFormat } from '#web/i18n/format.ts';
import { classes } from '#web/ui/classes.ts';

const numbers = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** The seven stones of the budget, the last one on top. */
export function StoneList({ project }: { project: Project }) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const sums = stoneSums(project.budget);
  const under = nextStone(project)?.place ?? stones;

  return (
    <section className="miles" aria-labelledby="stones">
      <h2 className="h4" id="stones">
        {t('stones.title')}
      </h2>
      <ol reversed>
        {numbers
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
                {t(`stones.name.${number}`)}
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
