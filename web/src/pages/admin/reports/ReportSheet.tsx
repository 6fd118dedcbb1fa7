import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ReportCase, ReportDetails } from '#shared/entities/report.ts';
import { nameOf } from '#shared/fullName.ts';
import type { ReportID } from '#shared/ids.ts';
import { paths } from '#shared/paths.ts';
import { useQuery } from '#web/api/hooks.ts';
import { avatarOf } from '#web/domain/person/person.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { QueryView } from '#web/ui/QueryView.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { written } from '#web/ui/Written.tsx';
import { MomentText } from '#web/ui/workspace/MomentText.tsx';
import type { ReportDecisionProps } from './ReportDecision.tsx';
import { ReportDecision } from './ReportDecision.tsx';

type ReportSheetProps = Omit<ReportDecisionProps, 'report'> & { ReportID: ReportID };

/** Reported content: its text, its author, the reporters with their reasons, and the decision. */
export function ReportSheet({ ReportID, ...decided }: ReportSheetProps) {
  const { t } = useTranslation('moderation');
  const query = useQuery('getReport', { ReportID });
  return (
    <QueryView query={query} failed={t('reports.failed')}>
      {report => <Report report={report} {...decided} />}
    </QueryView>
  );
}

function Report({ report, ...decided }: Omit<ReportSheetProps, 'ReportID'> & { report: ReportDetails }) {
  const { t } = useTranslation('moderation');
  const lang = useLanguage();
  const format = useFormat();
  const { target, label, content, concerns, count, decision, status } = report;
  return (
    <Sheet as="article" padded className="person-sheet" aria-label={label}>
      <div className="row between wrapx top">
        <div>
          <p className="label">{t(`reports.kinds.${target.kind}`)}</p>
          <h2 className={content ? 'h3' : 'h2'} {...written()}>
            {label}
          </h2>
        </div>
        <Badge tone={status === 'open' ? 'warn' : 'neutral'}>
          {status === 'resolved' && decision
            ? t(`reports.decided.${decision}`)
            : t('reports.count', { count, number: format.number(count) })}
        </Badge>
      </div>
      {content && <blockquote className="report-content">{content}</blockquote>}
      <div className="row between wrapx">
        <span className="person">
          <AvatarImage {...avatarOf(concerns)} size={32} />
          <span className="small">
            {t('reports.about')}{' '}
            <Link
              className="link"
              to={paths.admin({ lang, query: { view: 'people', person: concerns.UserID } })}
              {...written()}
            >
              {nameOf(concerns, lang)}
            </Link>
          </span>
        </span>
        <SeeLink target={target} />
      </div>
      <section aria-labelledby="report-reports">
        <h3 className="label" id="report-reports">
          {t('reports.reports')}
        </h3>
        <ul className="person-rows">
          {report.reports.map(({ reporter, reason, note, at }) => (
            <li key={reporter.UserID}>
              <span>
                <b className="strong small">{t(`report.reasons.${reason}`)}</b>
                {note && (
                  <small className="fine soft" {...written()}>
                    {note}
                  </small>
                )}
                <small className="fine muted">
                  {nameOf(reporter, lang)}, <MomentText at={at} />
                </small>
              </span>
            </li>
          ))}
        </ul>
      </section>
      {status === 'resolved' && report.resolution && <Resolution {...report.resolution} />}
      {status === 'open' && <ReportDecision report={report} {...decided} />}
    </Sheet>
  );
}

/** Author, time and reason of the decision. */
function Resolution({ by, at, reason }: NonNullable<ReportDetails['resolution']>) {
  const { t } = useTranslation('moderation');
  const lang = useLanguage();
  return (
    <section aria-labelledby="report-resolution">
      <h3 className="label" id="report-resolution">
        {t('reports.resolution')}
      </h3>
      {reason && (
        <p className="small" {...written()}>
          {reason}
        </p>
      )}
      <p className="fine muted">
        {nameOf(by, lang)}, <MomentText at={at} />
      </p>
    </section>
  );
}

/** Link to the reported thing; messages are private. */
function SeeLink({ target }: Pick<ReportCase, 'target'>) {
  const { t } = useTranslation('moderation');
  const lang = useLanguage();
  if (target.kind === 'message') return null;
  const to =
    target.kind === 'person'
      ? paths.author({ lang, UserID: target.UserID })
      : paths.project({
          lang,
          ProjectID: target.ProjectID,
          ...(target.kind === 'comment' && { hash: 'comments' }),
        });
  return (
    <Link className="link small" to={to}>
      {t('reports.see')}
    </Link>
  );
}
