import './SupportPanel.css';
import flag from 'lucide-static/icons/flag-triangle-right.svg?raw';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { stones } from '#shared/stones.ts';
import { stoneNumbers } from '#web/domain/money/support/support.ts';
import { isProjectActionAllowed } from '#web/domain/project/isProjectActionAllowed.ts';
import { useVersionOf } from '#web/domain/reading/versions.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { written } from '#web/ui/Written.tsx';
import { type Step, stepsOf } from './stepsOf.ts';

const NameStones = lazyComponent(async () => (await import('./NameStones.tsx')).NameStones);

/** The seven stones of the budget with the milestones of the owner's own between them, the last one on top; the stones can be named. */
export function StoneList({ project }: { project: Project }) {
  const { t } = useTranslation('project');
  const [isNaming, setNaming] = useState(false);
  const { project: shown, languageOf } = useVersionOf(project);

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
        {stepsOf(shown)
          .map(step =>
            step.kind === 'stone' ? (
              <Stone
                key={`stone ${step.place}`}
                project={shown}
                language={languageOf(`stoneNames.${step.place}`)}
                {...step}
              />
            ) : (
              <Milestone
                key={`milestone ${step.amount}`}
                project={shown}
                language={languageOf(`milestones.${step.place}`)}
                {...step}
              />
            ),
          )
          .toReversed()}
      </ol>
    </section>
  );
}

type Shown<Kind extends Step['kind']> = {
  project: Project;
  /** Language of its name, if its owner has named it. */
  language: WrittenLanguage;
} & Extract<Step, { kind: Kind }>;

const CLASSES = { set: 'done', now: 'now', missing: undefined } as const;

function Stone({ project, language, place, amount, state }: Shown<'stone'>) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const name = project.stoneNames?.[place];
  const isCap = place === stones - 1 && state === 'missing';
  return (
    <li className={classes(CLASSES[state], isCap && 'cap')}>
      <span className="st" />
      <span>
        {name ? <span {...written(language)}>{name}</span> : t(`stones.name.${stoneNumbers[place] ?? '7'}`)}
        <span className="sr">{t(`stones.${state}`)}</span>
      </span>
      <span className="count muted">{format.money(amount, project.currency, { whole: true })}</span>
    </li>
  );
}

/** A milestone stands out by its flag; of the next one, the list says how much is missing. */
function Milestone({ project, language, name, amount, state }: Shown<'milestone'>) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const money = (minor: number) => format.money(minor, project.currency, { whole: true });
  return (
    <li className={classes('own', CLASSES[state])}>
      <Icon svg={flag} size="s" />
      <span>
        <span className="own-name" {...written(language)}>
          {name}
        </span>
        <span className="sr">{t(`stones.milestone.${state}`)}</span>
        {state === 'now' && (
          <span className="own-left fine muted">
            {t('stones.milestone.toGo', { missing: money(amount - project.raised) })}
          </span>
        )}
      </span>
      <span className="count muted">{money(amount)}</span>
    </li>
  );
}
