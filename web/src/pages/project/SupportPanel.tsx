import { daysUntilEnd } from '#shared/days.ts';
import './SupportPanel.css';
import type { Ref } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Project } from '#shared/entities/project.ts';
import { minute } from '#shared/time.ts';
import { useNow } from '#web/api/useNow.ts';
import { SupportForm } from '#web/domain/money/SupportForm.tsx';
import { nextStone, stoneNumbers } from '#web/domain/money/support/support.ts';
import type { Support } from '#web/domain/money/support/useSupport.ts';
import { doesProjectTake } from '#web/domain/project/isProjectActionAllowed.ts';
import { useFormat } from '#web/i18n/format.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { CairnMeter } from '#web/ui/Cairn.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { written } from '#web/ui/Written.tsx';
import { StoneList } from './StoneList.tsx';

export interface SupportPanelProps {
  project: Project;
  support: Support;
  ref: Ref<HTMLDivElement>;
}

/** Funds raised, the amount missing to the next stone, and the support form. */
export function SupportPanel({ project, support, ref }: SupportPanelProps) {
  const { t } = useTranslation('project');
  return (
    <aside className="panel" aria-label={t('panel.label', { name: project.shortName })}>
      <div className="panel-in">
        <Sheet raised ref={ref}>
          <Figures project={project} />
          {support.takesMoney && (
            <>
              <NextStone project={project} />
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
        {days >= 0 ? (
          <p>
            <b className="num">{format.number(days)}</b>
            <span className="small soft">{t('panel.days', { count: days })}</span>
          </p>
        ) : (
          <p>
            <span className="small soft">{t('panel.ended', { date: format.date(endDate) })}</span>
          </p>
        )}
      </div>
    </div>
  );
}

function NextStone({ project }: { project: Project }) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const next = nextStone(project);
  const ownName = next && project.stoneNames?.[next.place];
  return (
    <p className="fine soft next">
      <span className="cap" />
      <span>
        {next ? (
          <Trans
            t={t}
            i18nKey={ownName ? 'panel.nextNamed' : 'panel.next'}
            values={{
              missing: format.money(next.missing, project.currency, { whole: true }),
              stone: ownName || t(`stones.mid.${place(next.place)}`),
            }}
            components={{ b: <b className="strong" {...written(ownName ? project.language : undefined)} /> }}
          />
        ) : (
          t('panel.complete')
        )}
      </span>
    </p>
  );
}

/** Number of a stone, by which its text is found. */
export const place = (index: number) => stoneNumbers[index] ?? '7';

function OpenRoles({ project }: { project: Project }) {
  const { rolesOpen, you } = project;
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
        <LinkButton size="s" to={{ pathname, search, hash: '#roles' }}>
          {t(you.owner || you.member ? 'roles.see' : 'roles.apply')}
        </LinkButton>
      </div>
    </>
  );
}
