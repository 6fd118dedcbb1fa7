import { useTranslation } from 'react-i18next';
import type { RecruitLabelDetails } from '#shared/entities/recruitLabel.ts';
import { formerMemberIn, nameOf } from '#shared/fullName.ts';
import type { ProjectID } from '#shared/ids.ts';
import { useIdentity, useQuery } from '#web/api/hooks.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { QueryView } from '#web/ui/QueryView.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { Written } from '#web/ui/Written.tsx';
import { MomentText } from '#web/ui/workspace/MomentText.tsx';
import { RecruitLabelActions } from './RecruitLabelActions.tsx';

const TONES = {
  none: 'neutral',
  asked: 'warn',
  granted: 'hire',
  refused: 'neutral',
  revoked: 'neutral',
} as const;

/** The recruit label as its team sees it: members who have agreed, members who lack points, their actions, and the history. */
export function RecruitLabelPanel({ ProjectID }: { ProjectID: ProjectID }) {
  const { t } = useTranslation('teams');
  const query = useQuery('getRecruitLabel', { ProjectID });
  return (
    <QueryView query={query} failed={t('label.failed')}>
      {label => <Label label={label} />}
    </QueryView>
  );
}

function Label({ label }: { label: RecruitLabelDetails }) {
  const { t } = useTranslation('teams');
  const format = useFormat();
  const { status, threshold } = label;
  const points = format.number(threshold);
  return (
    <Sheet as="section" className="team-hiring" aria-labelledby="recruit-label">
      <div className="row between wrapx">
        <h3 className="h4" id="recruit-label">
          {t('label.title')}
        </h3>
        <Badge tone={TONES[status]}>{t(`label.status.${status}`)}</Badge>
      </div>
      <p className="small soft">{t(`label.text.${status}`, { points })}</p>
      {label.people.length > 1 && <Consents label={label} />}
      <RecruitLabelActions label={label} />
      {label.history.length > 0 && <History label={label} />}
    </Sheet>
  );
}

function Consents({ label: { people, status, threshold } }: { label: RecruitLabelDetails }) {
  const { t } = useTranslation('teams');
  const lang = useLanguage();
  const format = useFormat();
  const identity = useIdentity();
  const isAsking = status === 'asked' || status === 'granted';
  return (
    <ul className="consents">
      {people.map(({ user, consented, hasPoints }) => (
        <li key={user.UserID}>
          <b className="small">
            <Written>{nameOf(user, lang)}</Written>
            {identity.status === 'signedIn' && identity.UserID === user.UserID && ` ${t('label.you')}`}
          </b>
          <span className="row row-2 wrapx">
            {isAsking && (
              <Badge tone={consented ? 'ok' : 'neutral'}>
                {t(consented ? 'label.agreed' : 'label.waiting')}
              </Badge>
            )}
            {!hasPoints && (
              <Badge tone="warn">{t('label.points', { points: format.number(threshold) })}</Badge>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function History({ label: { history } }: { label: RecruitLabelDetails }) {
  const { t } = useTranslation('teams');
  const lang = useLanguage();
  return (
    <details className="small">
      <summary>{t('label.history')}</summary>
      <ol className="label-history">
        {history.map(({ kind, person, because, at }) => (
          <li key={`${at} ${kind} ${person?.UserID ?? ''}`}>
            <span>
              {because
                ? t(`label.ended.${because}`, {
                    person: person ? nameOf(person, lang) : formerMemberIn(lang),
                  })
                : t(`label.did.${kind}`, { person: person ? nameOf(person, lang) : formerMemberIn(lang) })}
            </span>
            <span className="muted">
              <MomentText at={at} />
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
