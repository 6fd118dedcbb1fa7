import './Limit.css';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { adoption } from '#shared/adoption.ts';
import type { ProjectAllowance } from '#shared/entities/projectAllowance.ts';
import type { UserID } from '#shared/ids.ts';
import { paths } from '#shared/paths.ts';
import { type PlanTypeId, planNames, plans, teamPlan } from '#shared/plans.ts';
import { privilegeOf, privileges } from '#shared/privileges.ts';
import { specialIds } from '#shared/settings.ts';
import { useIdentity } from '#web/api/hooks.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import type { LimitKind } from './limitOf.ts';
import { useAllowance } from './useAllowance.ts';

export interface LimitDetailsProps {
  kind: LimitKind;
  /** Whether the server has refused the typed values, which are still in the form. */
  isRefused?: boolean;
  /** Whether to show only the missing points and the way to earn them, inside an alert that states the rest. */
  isPlain?: boolean;
  /** Generations of a day, or of an hour. */
  limit?: number | undefined;
  /** The stranger to whom a message cannot be sent. */
  person?: UserID | undefined;
}

/** Points that are missing for an action that neither the plan nor the points of a person allow. */
function missingPoints(kind: LimitKind, allowance: ProjectAllowance | undefined) {
  if (!allowance) return undefined;
  const { planTypeId, points } = allowance;
  if (kind === 'adopt')
    return points < adoption.points
      ? { needed: adoption.points, points, missing: adoption.points - points }
      : undefined;
  if (kind !== 'work' && kind !== 'publish') return undefined;
  const privilege = privilegeOf(kind, { planTypeId, contributionPoints: points });
  return privilege.by ? undefined : { needed: privileges[kind].points, points, missing: privilege.missing };
}

/** Limits that no plan changes. */
const sameOnEveryPlan: readonly LimitKind[] = ['adopt', 'generateHour'];

/** Limits that stop nothing that a person has begun. */
const OFFERS: readonly LimitKind[] = ['generate', 'generateHour', 'people', 'statistics'];

/** Alert about a limit, with the caller's figures and the ways out. */
export function LimitDetails({ kind, isRefused = false, isPlain = false, limit, person }: LimitDetailsProps) {
  const { t } = useTranslation('limits');
  const lang = useLanguage();
  const format = useFormat();
  const { allowance, isLoading } = useAllowance();
  if (isLoading) return null;

  const figures = missingPoints(kind, allowance);
  if (isPlain)
    return (
      figures && (
        <>
          {t('missing', figures)}{' '}
          <Link className="link" to={paths.reputation({ lang })}>
            {t('earn')}
          </Link>
        </>
      )
    );
  const known = figuresOf(kind, allowance);
  return (
    <Alert kind={OFFERS.includes(kind) ? 'info' : 'warning'} announce title={t(`${kind}.title`, known)}>
      {t(`${kind}.text`, {
        ...known,
        ...(limit !== undefined && { limit }),
        teams: format.list((allowance?.teams ?? []).map(({ shortName }) => shortName)),
      })}{' '}
      {kind === 'write' && <SupportWithId />}
      {figures && t(kind === 'adopt' ? 'pointsNeeded' : 'points', figures)} {isRefused && t('kept')}
      <WaysOut kind={kind} person={person} allowance={allowance} isShort={figures !== undefined} />
    </Alert>
  );
}

/** The way to support for a person whose plan has not been recognised. */
function SupportWithId() {
  const { t } = useTranslation('limits');
  const lang = useLanguage();
  const identity = useIdentity();
  if (identity.status !== 'signedIn') return null;
  const support = paths.messages({ lang, query: { view: 'new', to: specialIds.support } });
  return (
    <Trans
      t={t}
      i18nKey="write.support"
      values={{ id: identity.UserID }}
      components={{ a: <Link className="link" to={support} />, id: <b className="limit-id" /> }}
    />
  );
}

const membersOnFree = plans.free.taskBoards.members;

/** The figure of a text where it is not the number of projects. */
const COUNTS: Partial<Record<LimitKind, (plan: (typeof plans)[PlanTypeId]) => number>> = {
  roles: plan => plan.prospectsPerProject,
  tasks: plan => plan.taskBoards?.members ?? membersOnFree,
  members: plan => plan.taskBoards?.members ?? membersOnFree,
};

/** Figures of the texts; without the caller's, those of the smallest plan. */
const figuresOf = (kind: LimitKind, allowance: ProjectAllowance | undefined) => {
  const plan = plans[allowance?.planTypeId ?? 'free'];
  return {
    count: COUNTS[kind]?.(plan) ?? allowance?.most ?? plan.projectsAtOnce,
    open: allowance?.open ?? 0,
    plan: planNames[teamPlan],
  };
};

function WaysOut({
  kind,
  person,
  allowance,
  isShort,
}: Pick<LimitDetailsProps, 'kind' | 'person'> & {
  allowance: ProjectAllowance | undefined;
  /** Whether points are missing. */
  isShort: boolean;
}) {
  const { t } = useTranslation('limits');
  const lang = useLanguage();
  const link = (key: string, to: string, label: ReactNode) => (
    <LinkButton key={key} size="s" to={to}>
      {label}
    </LinkButton>
  );
  const hasPlan = !sameOnEveryPlan.includes(kind) && allowance?.planTypeId !== 'premium';

  return (
    <span className="row row-2 wrapx limit-ways">
      {kind === 'work' &&
        allowance?.teams.map(({ ProjectID, shortName }) =>
          link(
            ProjectID,
            paths.project({ lang, ProjectID, hash: 'team' }),
            t('work.leave', { team: shortName }),
          ),
        )}
      {kind === 'publish' && link('projects', paths['edit-projects']({ lang }), t('publish.projects'))}
      {kind === 'write' &&
        person &&
        link('person', paths.author({ lang, UserID: person }), t('write.profile'))}
      {hasPlan && link('plans', paths.membership({ lang }), t('plans'))}
      {isShort && link('earn', paths.reputation({ lang }), t('earn'))}
    </span>
  );
}
