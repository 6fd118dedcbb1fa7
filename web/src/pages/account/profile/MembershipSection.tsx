import { useTranslation } from 'react-i18next';
import type { Me } from '#shared/entities/author.ts';
import { plans } from '#shared/plans.ts';
import { privilegeOf, privileges } from '#shared/privileges.ts';
import { useFormat } from '#web/i18n/format.ts';
import { MyPlan } from './membership/MyPlan.tsx';
import { ProfileSection } from './ProfileSection.tsx';

/** The user's plan and contribution points, with their privileges. */
export function MembershipSection({ me }: { me: Me }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const { projectsAtOnce, prospectsPerProject, commissionPermille } = plans[me.planTypeId];
  const facts = t('profile.membership.allows', {
    projects: t('profile.membership.projects', { count: projectsAtOnce }),
    roles: t('profile.membership.roles', { count: prospectsPerProject }),
    fee: format.number(commissionPermille / 1000, { style: 'percent', maximumFractionDigits: 1 }),
  });
  const next = (['work', 'publish'] as const).flatMap(name => {
    const privilege = privilegeOf(name, me);
    return privilege.by ? [] : [{ name, missing: privilege.missing }];
  })[0];

  return (
    <ProfileSection anchor="membership" title={t('profile.membership.title')} lead={facts}>
      <MyPlan plan={me.planTypeId} />
      <dl className="membership">
        <div>
          <dt>{t('profile.membership.points')}</dt>
          <dd className="num">{format.number(me.contributionPoints)}</dd>
        </div>
      </dl>
      {next && (
        <p className="small soft">
          {t(next.name === 'work' ? 'profile.membership.nextWork' : 'profile.membership.nextPublish', {
            points: format.number(privileges[next.name].points),
            missing: format.number(next.missing),
          })}
        </p>
      )}
    </ProfileSection>
  );
}
