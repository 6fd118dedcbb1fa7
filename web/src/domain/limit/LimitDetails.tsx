import './Limit.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { adoption } from '#shared/adoption.ts';
import type { ProjectAllowance } from '#shared/entities/projectAllowance.ts';
import type { UserID } from '#shared/ids.ts';
import { paths } from '#shared/paths.ts';
import { plans, reputation } from '#shared/settings.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useNamespace } from '#web/i18n/useNamespace.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import type { LimitKind } from './limitOf.ts';
import { useAllowance } from './useAllowance.ts';

export interface LimitDetailsProps {
  kind: LimitKind;
  /** The server has refused what was typed, which is still there. */
  isRefused?: boolean;
  /** Inside an alert that tells the rest: only the points that are missing, and how to earn them. */
  isPlain?: boolean;
  /** Generations of a day. */
  limit?: number | undefined;
  /** The stranger to whom a message cannot be sent. */
  person?: UserID | undefined;
}

/** Points from which somebody needs no plan. */
const NEEDED: Partial<Record<LimitKind, number>> = {
  work: reputation.workOnSeveral,
  publish: reputation.publishSeveral,
  adopt: adoption.points,
};

/** Alert about a limit, with the caller's figures and the ways out. */
export function LimitDetails({ kind, isRefused = false, isPlain = false, limit, person }: LimitDetailsProps) {
  const { t } = useTranslation('limits');
  const lang = useLanguage();
  const format = useFormat();
  const isReady = useNamespace('limits');
  const { allowance, isLoading } = useAllowance();
  if (!isReady || isLoading) return null;

  const needed = NEEDED[kind];
  const points = allowance?.points;
  const isShort = needed !== undefined && points !== undefined && points < needed;
  const figures = isShort ? { needed, points, missing: needed - points } : undefined;
  if (isPlain)
    return (
      figures && (
        <>
          {t('missing', figures)}{' '}
          <Link className="link" to={paths.reputation({ lang })}>
            {t('earn')}
          </Link>
          {' · '}
        </>
      )
    );
  return (
    <Alert kind={kind === 'generate' ? 'info' : 'warning'} announce title={t(`${kind}.title`)}>
      {t(`${kind}.text`, {
        ...figuresOf(kind, allowance),
        ...(limit !== undefined && { limit }),
        teams: format.list((allowance?.teams ?? []).map(({ shortName }) => shortName)),
      })}{' '}
      {figures && t(kind === 'adopt' ? 'pointsNeeded' : 'points', figures)} {isRefused && t('kept')}
      <WaysOut kind={kind} person={person} allowance={allowance} />
    </Alert>
  );
}

/** Figures of the texts; without the caller's, those of the smallest plan. */
const figuresOf = (kind: LimitKind, allowance: ProjectAllowance | undefined) => {
  const plan = plans[allowance?.planTypeId ?? 'free'];
  return {
    count: kind === 'roles' ? plan.prospectsPerProject : (allowance?.most ?? plan.projectsAtOnce),
    open: allowance?.open ?? 0,
  };
};

function WaysOut({
  kind,
  person,
  allowance,
}: Pick<LimitDetailsProps, 'kind' | 'person'> & { allowance: ProjectAllowance | undefined }) {
  const { t } = useTranslation('limits');
  const lang = useLanguage();
  const link = (key: string, to: string, label: ReactNode) => (
    <LinkButton key={key} size="s" to={to}>
      {label}
    </LinkButton>
  );
  const hasPlan = kind !== 'adopt' && allowance?.planTypeId !== 'premium';
  const needed = NEEDED[kind];

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
      {needed !== undefined &&
        (allowance?.points ?? 0) < needed &&
        link('earn', paths.reputation({ lang }), t('earn'))}
    </span>
  );
}
