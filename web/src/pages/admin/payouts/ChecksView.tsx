import './Checks.css';
import { useTranslation } from 'react-i18next';
import { type Check, type CheckProblem, problemKinds } from '#shared/entities/check.ts';
import { useQuery } from '#web/api/hooks.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { QueryView } from '#web/ui/QueryView.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { RelativeTime } from '#web/ui/Time.tsx';

/** Results of the last reconciliation and the last ledger check, with instructions for each kind of problem. */
export function ChecksView() {
  const { t } = useTranslation('checks');
  const query = useQuery('listChecks', {}, { revalidateOnFocus: true });

  return (
    <section className="checks" aria-label={t('checks.title')}>
      <p className="small soft measure">{t('checks.lead')}</p>
      <QueryView query={query} failed={t('checks.failed')} skeleton={<span className="skel payout-skel" />}>
        {data =>
          data.items.length > 0 ? (
            data.items.map(check => <CheckSheet key={check.name} check={check} />)
          ) : (
            <EmptyState seed="checks" headingLevel={2} title={t('checks.emptyTitle')}>
              {t('checks.emptyText')}
            </EmptyState>
          )
        }
      </QueryView>
    </section>
  );
}

function CheckSheet({ check }: { check: Check }) {
  const { t } = useTranslation('checks');
  const format = useFormat();
  const { name, at, examined, applied, found, problems } = check;
  const count = (number: number) => ({ count: number, formatted: format.number(number) });
  const kinds = problemKinds.filter(kind => problems.some(problem => problem.kind === kind));

  return (
    <Sheet as="article" className="check" aria-labelledby={`check-${name}`}>
      <div className="row between wrapx">
        <h2 className="h3" id={`check-${name}`}>
          {t(`checks.names.${name}`)}
        </h2>
        <Badge tone={found > 0 ? 'err' : 'ok'}>
          {found > 0 ? t('checks.found', count(found)) : t('checks.clean')}
        </Badge>
      </div>
      <p className="small soft">
        <Facts>
          <RelativeTime at={at} />
          {t(`checks.examined.${name}`, count(examined))}
          {applied !== undefined && applied > 0 && t('checks.applied', count(applied))}
        </Facts>
      </p>
      {kinds.map(kind => (
        <Problems key={kind} kind={kind} problems={problems.filter(problem => problem.kind === kind)} />
      ))}
      {found > problems.length && (
        <p className="fine muted">{t('checks.first', { shown: format.number(problems.length) })}</p>
      )}
    </Sheet>
  );
}

function Problems({ kind, problems }: { kind: CheckProblem['kind']; problems: readonly CheckProblem[] }) {
  const { t } = useTranslation('checks');
  return (
    <section className="check-problems">
      <h3 className="strong">{t(`checks.kinds.${kind}.title`)}</h3>
      <p className="small measure">{t(`checks.kinds.${kind}.todo`)}</p>
      <ul lang="en">
        {problems.map(({ text }) => (
          <li className="fine" key={text}>
            <code>{text}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
