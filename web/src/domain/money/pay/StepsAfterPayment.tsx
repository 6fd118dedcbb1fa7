import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Project } from '#shared/entities/project.ts';
import type { PaymentID, ProjectID } from '#shared/ids.ts';
import { paths } from '#shared/paths.ts';
import { refundRequests } from '#shared/refundRequests.ts';
import { money } from '#shared/settings.ts';
import { useIdentity, useQuery } from '#web/api/hooks.ts';
import { FollowButton } from '#web/domain/follow/FollowButton.tsx';
import { useVersionOf } from '#web/domain/reading/versions.ts';
import { ShareButton } from '#web/domain/share/ShareButton.tsx';
import { sharedProject } from '#web/domain/share/sharedOfProject.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { StepList } from '#web/ui/StepList.tsx';

export interface AfterPaymentProps {
  /** The project that was paid for; its page of thanks may be opened without one. */
  ProjectID: ProjectID | undefined;
  /** The payment, if it is known. */
  PaymentID?: PaymentID;
}

/** The steps after a payment: the receipt, who hears of it, how long it can be refunded, and following and sharing the project. */
export function StepsAfterPayment({ ProjectID, PaymentID }: AfterPaymentProps) {
  const { t } = useTranslation('afterPayment');
  const lang = useLanguage();
  const { data: project } = useQuery('getProject', ProjectID ? { ProjectID } : null);
  const { status } = useIdentity();
  return (
    <StepList
      title={t('title')}
      steps={[
        {
          name: 'receipt',
          title: t('receipt.title'),
          text: t('receipt.text'),
          action: PaymentID && (
            <Link className="target link small" to={paths.receipt({ lang, query: { PaymentID } })}>
              {t('receipt.action')}
            </Link>
          ),
        },
        {
          name: 'told',
          title: t('told.title'),
          text: t('told.text'),
          action: (
            <Link className="target link small" to={paths.contributions({ lang })}>
              {t('told.action')}
            </Link>
          ),
        },
        {
          name: 'held',
          title: t('held.title', { count: money.eligibleAfterDays }),
          text: t('held.text', { count: refundRequests.answerDays }),
        },
        {
          name: 'follow',
          title: t('follow.title'),
          text: t('follow.text'),
          action: project && status === 'signedIn' && (
            <FollowButton
              kind="project"
              id={project.ProjectID}
              following={project.you.following}
              label={t('follow.action')}
              notDone={t('follow.failed')}
              stale={['getProject']}
            />
          ),
        },
        {
          name: 'share',
          title: t('share.title'),
          text: t('share.text'),
          action: project && <Share project={project} />,
        },
      ]}
    />
  );
}

function Share({ project }: { project: Project }) {
  const lang = useLanguage();
  const version = useVersionOf(project).project;
  return <ShareButton shared={sharedProject(lang, project, version)} />;
}
