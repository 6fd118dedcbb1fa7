import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicOrder } from '#shared/entities/payment.ts';
import type { Project } from '#shared/entities/project.ts';
import { isPublic } from '#shared/lifecycle.ts';
import { useList } from '#web/api/lists/useList.ts';
import { NamedPoints, PaidAmount } from '#web/domain/money/PaidAmount.tsx';
import { Payer } from '#web/domain/money/Payer.tsx';
import { useVersionOf } from '#web/domain/reading/versions.ts';
import { ShareButton } from '#web/domain/share/ShareButton.tsx';
import { sharedProject } from '#web/domain/share/sharedOfProject.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ListView } from '#web/ui/ListView.tsx';
import { UtcDate } from '#web/ui/Time.tsx';
import { type Column, Table } from '#web/ui/workspace/Table.tsx';
import { ProofLine } from './ProofLine.tsx';

/** Number of payments shown before "Show all". */
const SHORT = 5;

/** Payments to the project, newest first. */
export function Contributions({ project }: { project: Project }) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const [isLong, setLong] = useState(false);
  const list = useList('listProjectPayments', { ProjectID: project.ProjectID });
  const { items, hasMore } = list;
  const hidesSome = !isLong && items !== undefined && (items.length > SHORT || hasMore);

  return (
    <section id="contributions" className="psec" aria-labelledby="contributions-title">
      <div className="sechead">
        <h2 className="h2" id="contributions-title">
          {t('contributions.title')}
        </h2>
        {hidesSome ? (
          <button type="button" className="link small" onClick={() => setLong(true)}>
            {t('contributions.all')}
          </button>
        ) : (
          project.supporters > 0 && (
            <span className="muted small">
              {t('contributions.people', {
                count: project.supporters,
                number: format.number(project.supporters),
              })}
            </span>
          )
        )}
      </div>
      <ListView
        list={{ ...list, hasMore: isLong && hasMore }}
        skeleton={<span className="skel skel--table" />}
      >
        {payments => <Ledger project={project} payments={isLong ? payments : payments.slice(0, SHORT)} />}
      </ListView>
      <ProofLine project={project} />
    </section>
  );
}

interface LedgerProps {
  project: Project;
  payments: readonly PublicOrder[];
}

function Ledger({ project, payments }: LedgerProps) {
  const { t } = useTranslation('project');
  const lang = useLanguage();
  const mayShare = project.you.owner && isPublic(project);
  return (
    <Table
      caption={t('contributions.title')}
      rows={payments}
      rowKey={({ PaymentID }) => PaymentID}
      columns={columnsOf(project, t)}
      empty={
        <EmptyState
          seed={`contributions:${project.ProjectID}`}
          title={t('contributions.empty.title')}
          action={mayShare && <ShareButton shared={sharedProject(lang, project, project)} />}
        >
          {t(project.you.owner ? 'contributions.empty.owner' : 'contributions.empty.text')}
        </EmptyState>
      }
    />
  );
}

const columnsOf = (project: Project, t: TFunction<'project'>): Column<PublicOrder>[] => [
  {
    key: 'from',
    head: t('contributions.from'),
    list: 'who',
    cell: ({ payer }) => <Payer payer={payer} anonymous={t('contributions.anonymous')} />,
  },
  {
    key: 'what',
    head: t('contributions.what'),
    list: 'what',
    cell: payment => <What project={project} payment={payment} />,
  },
  {
    key: 'date',
    head: t('contributions.date'),
    list: 'status',
    cell: ({ paidAt }) => (
      <span className="muted">
        <UtcDate at={paidAt} />
      </span>
    ),
  },
  {
    key: 'amount',
    head: t('contributions.amount'),
    right: true,
    list: 'amount',
    cell: payment => (
      <PaidAmount {...payment} refundedText={amount => t('contributions.refunded', { amount })} />
    ),
  },
];

function What({ project, payment: { kind, quantity } }: { project: Project; payment: PublicOrder }) {
  const { t } = useTranslation('project');
  const { project: shown, languageOf } = useVersionOf(project);
  if (kind === 'donation') return t('contributions.donation');
  return (
    <NamedPoints
      quantity={quantity}
      name={shown.contributionName}
      language={languageOf('contributionName')}
    />
  );
}
