import { Trans, useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { ProjectID } from '#shared/ids.ts';
import { paths, readQuery, slugOf } from '#shared/paths.ts';
import { versionOf } from '#shared/translation/versionOf.ts';
import { useIdentity, useQuery } from '#web/api/hooks.ts';
import { AfterPayment } from '#web/domain/money/pay/AfterPayment.tsx';
import { useReadLanguage } from '#web/domain/reading/versions.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { CairnMeter } from '#web/ui/Cairn.tsx';
import { StepList } from '#web/ui/StepList.tsx';
import { useDocumentTitle } from '#web/ui/useDocumentTitle.ts';

const STEPS = ['first', 'second', 'third'] as const;
const size = { width: 150, height: 176 };

/** Thanks after a payment, with next steps; `?project=` shows that project's progress. */
export function ThankYouForPayment() {
  const { t } = useTranslation('generic');
  useDocumentTitle(t('contexts.thankyou.title'));
  const lang = useLanguage();
  const format = useFormat();
  const [search] = useSearchParams();
  const ProjectID = readQuery('generic', search).project as ProjectID | undefined; // the server answers invalid ids with "not found"
  const { data } = useQuery('getProject', ProjectID ? { ProjectID } : null);
  const language = useReadLanguage();
  const project = data && versionOf(data, language).project;
  const share = project && project.budget > 0 ? Math.min(1, project.raised / project.budget) : 1;

  return (
    <article className="wrap generic">
      <CairnMeter
        {...size}
        key={project ? 'project' : 'any'}
        seed={project ? `project:${project.ProjectID}` : 'generic:thankyou'}
        progress={share}
        title={
          project
            ? t('contexts.thankyou.meter', { name: project.shortName, share: format.share(share) })
            : t('contexts.thankyou.picture')
        }
      />
      <h1 className="h1">{t('contexts.thankyou.title')}</h1>
      <p className="lead">{t('contexts.thankyou.text')}</p>
      <AfterPayment ProjectID={ProjectID} />
      <div className="row wrapx">
        <LinkButton kind="moss" to={paths.market({ lang })}>
          {t('contexts.thankyou.action')}
        </LinkButton>
        {project && (
          <LinkButton to={paths.project({ lang, ProjectID: project.ProjectID, slug: slugOf(data.name) })}>
            {t('contexts.thankyou.project', { name: project.shortName })}
          </LinkButton>
        )}
      </div>
    </article>
  );
}

/** Thanks after a proposal: who reviews it, by when, and next steps. */
export function ThankYouForProposal() {
  const { t } = useTranslation('generic');
  useDocumentTitle(t('contexts.thankyousubmit.title'));
  const lang = useLanguage();
  const { status } = useIdentity();
  const canEdit = status === 'signedIn';

  return (
    <article className="wrap generic">
      <CairnMeter
        {...size}
        seed="generic:thankyousubmit"
        progress={1 / 7}
        title={t('contexts.thankyousubmit.picture')}
      />
      <h1 className="h1">{t('contexts.thankyousubmit.title')}</h1>
      <p className="lead">{t('contexts.thankyousubmit.text')}</p>
      <NextSteps context="thankyousubmit" />
      <div className="row wrapx">
        {canEdit && (
          <LinkButton kind="moss" to={paths['edit-projects']({ lang })}>
            {t('contexts.thankyousubmit.action')}
          </LinkButton>
        )}
        <LinkButton to={paths.market({ lang })}>{t('contexts.thankyousubmit.market')}</LinkButton>
      </div>
    </article>
  );
}

/** Thanks after a subscription: features of the plan, and next steps. */
export function ThankYouForPlan() {
  const { t } = useTranslation('generic');
  useDocumentTitle(t('contexts.thankyousubscription.title'));
  const lang = useLanguage();
  return (
    <article className="wrap generic">
      <CairnMeter
        {...size}
        seed="generic:thankyousubscription"
        progress={1}
        title={t('contexts.thankyousubscription.picture')}
      />
      <h1 className="h1">{t('contexts.thankyousubscription.title')}</h1>
      <p className="lead">{t('contexts.thankyousubscription.text')}</p>
      <NextSteps context="thankyousubscription" />
      <div className="row wrapx">
        <LinkButton kind="moss" to={paths.proposal({ lang })}>
          {t('contexts.thankyousubscription.action')}
        </LinkButton>
        <LinkButton to={paths['edit-profile']({ lang, hash: 'membership' })}>
          {t('contexts.thankyousubscription.plan')}
        </LinkButton>
      </div>
    </article>
  );
}

function NextSteps({ context }: { context: 'thankyousubmit' | 'thankyousubscription' }) {
  const { t } = useTranslation('generic');
  const lang = useLanguage();
  return (
    <StepList
      title={t('next')}
      steps={STEPS.map(step => ({
        name: step,
        title: t(`contexts.${context}.steps.${step}.title`),
        text: (
          <Trans
            t={t}
            i18nKey={`contexts.${context}.steps.${step}.text`}
            components={{ m: <Link className="link" to={paths.payout({ lang })} /> }}
          />
        ),
      }))}
    />
  );
}
