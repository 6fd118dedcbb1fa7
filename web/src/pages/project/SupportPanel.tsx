import { daysUntilEnd } from '#shared/days.ts';
import './SupportPanel.css';
import flag from 'lucide-static/icons/flag-triangle-right.svg?raw';
import type { ReactNode, Ref } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Project } from '#shared/entities/project.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { minute } from '#shared/time.ts';
import { useNow } from '#web/api/useNow.ts';
import { SupportForm } from '#web/domain/money/SupportForm.tsx';
import { nextMilestone, nextStone, stoneNumbers } from '#web/domain/money/support/support.ts';
import type { Support } from '#web/domain/money/support/useSupport.ts';
import { doesProjectTake } from '#web/domain/project/isProjectActionAllowed.ts';
import { useVersionOf } from '#web/domain/reading/versions.ts';
import { useFormat } from '#web/i18n/format.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { CairnMeter } from '#web/ui/Cairn.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { written } from '#web/ui/Written.tsx';
import { StoneList } from './StoneList.tsx';
import { useHeldPlace } from './useHeldPlace.ts';
import { useMayApply } from './useMayApply.ts';

export interface SupportPanelProps {
  project: Project;
  support: Support;
  ref: Ref<HTMLDivElement>;
}

/** Funds raised, the amounts missing to the next stone and milestone, and the support form. */
export function SupportPanel({ project, support, ref }: SupportPanelProps) {
  const { t } = useTranslation('project');
  const { shortName } = useVersionOf(project).project;
  return (
    <aside className="panel" aria-label={t('panel.label', { name: shortName })}>
      <div className="panel-in">
        <Sheet raised ref={ref}>
          <Figures project={project} />
          {support.takesMoney && (
            <>
              <NextSteps project={project} />
              <SupportForm project={project} support={support} />
            </>
          )}
          {support.closed && support.closed !== 'own' && <p className="small soft">{t('panel.closed')}</p>}
          <OpenRoles project={project} />
        </Sheet>
        <StoneList project={project} />
      </div>
    </aside>
  );
}

/** Funds raised, the number of supporters, and the days that are left while the project takes payments. */
function Figures({ project }: { project: Project }) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const now = useNow(minute);
  const { ProjectID, raised, budget, currency, supporters, endDate } = project;
  const share = budget > 0 ? Math.min(1, raised / budget) : 0;
  const days = daysUntilEnd(project, now);

  return (
    <div className="panel-top">
      <CairnMeter
        seed={`project:${ProjectID}`}
        progress={share}
        width={132}
        height={190}
        title={t('panel.meter', { share: format.share(share) })}
      />
      <div className="panel-n">
        <p>
          <b className="num">{format.money(raised, currency, { whole: true })}</b>
          <span className="small soft">
            {t('panel.of', { budget: format.money(budget, currency, { whole: true }) })}
          </span>
        </p>
        <p>
          <b className="num">{format.number(supporters)}</b>
          <span className="small soft">{t('panel.people', { count: supporters })}</span>
        </p>
        {days < 0 ? (
          <p>
            <span className="small soft">{t('panel.ended', { date: format.date(endDate) })}</span>
          </p>
        ) : (
          doesProjectTake('acceptPayments', project) && (
            <p>
              <b className="num">{format.number(days)}</b>
              <span className="small soft">{t('panel.days', { count: days })}</span>
            </p>
          )
        )}
      </div>
    </div>
  );
}

/** The next stone and the next milestone of the owner's own, the nearer one first, or that all stones have been laid. */
function NextSteps({ project }: { project: Project }) {
  const { t } = useTranslation('project');
  const { project: shown, languageOf } = useVersionOf(project);
  const stone = nextStone(shown);
  const milestone = nextMilestone(shown);
  const isNearer = stone && milestone && milestone.missing < stone.missing;
  const ownName = stone && shown.stoneNames?.[stone.place];
  const own = milestone && (
    <Next
      project={project}
      mark={<Icon svg={flag} size="s" />}
      text="panel.nextMilestone"
      missing={milestone.missing}
      name={milestone.name}
      language={languageOf(`milestones.${milestone.place}`)}
    />
  );
  return (
    <div className="fine soft next">
      {isNearer && own}
      {stone ? (
        <Next
          project={project}
          mark={<span className="cap" />}
          text={ownName ? 'panel.nextNamed' : 'panel.next'}
          missing={stone.missing}
          name={ownName || t(`stones.mid.${place(stone.place)}`)}
          {...(ownName && { language: languageOf(`stoneNames.${stone.place}`) })}
        />
      ) : (
        <p>
          <span className="cap" />
          <span>{t('panel.complete')}</span>
        </p>
      )}
      {!isNearer && own}
    </div>
  );
}

interface NextProps {
  project: Project;
  mark: ReactNode;
  text: 'panel.next' | 'panel.nextNamed' | 'panel.nextMilestone';
  /** Minor units. */
  missing: number;
  name: string;
  /** Language of the name, if the owner has written it. */
  language?: WrittenLanguage;
}

/** An amount that is missing, and to what. */
function Next({ project: { currency }, mark, text, missing, name, language }: NextProps) {
  const { t } = useTranslation('project');
  const format = useFormat();
  return (
    <p>
      {mark}
      <span>
        <Trans
          t={t}
          i18nKey={text}
          values={{ missing: format.money(missing, currency, { whole: true }), stone: name, milestone: name }}
          components={{ b: <b className="strong" {...written(language)} /> }}
        />
      </span>
    </p>
  );
}

/** Number of a stone, by which its text is found. */
export const place = (index: number) => stoneNumbers[index] ?? '7';

function OpenRoles({ project }: { project: Project }) {
  const { rolesOpen } = project;
  const mayApply = useMayApply(project);
  const held = useHeldPlace(project);
  const { t } = useTranslation('project');
  const format = useFormat();
  const { pathname, search } = useLocation();
  if (rolesOpen === 0 || !doesProjectTake('acceptApplications', project)) return null;
  return (
    <>
      <hr className="rule" />
      <div className="row between">
        <span className="small">
          <Trans
            t={t}
            i18nKey="panel.roles"
            count={rolesOpen}
            values={{ number: format.number(rolesOpen) }}
            components={{ b: <b className="strong" />, s: <span className="soft" /> }}
          />
        </span>
        <LinkButton size="s" className={held} to={{ pathname, search, hash: '#roles' }}>
          {t(mayApply ? 'roles.apply' : 'roles.see')}
        </LinkButton>
      </div>
    </>
  );
}
