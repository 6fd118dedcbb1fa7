import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ProofEntry } from '#shared/entities/proof.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { MomentText } from '#web/ui/workspace/MomentText.tsx';
import { type Column, Table } from '#web/ui/workspace/Table.tsx';

/**
 * Entries of the chain, newest first; those that do not fit are marked. Readers who may see none of the awards see no column
 * for them.
 */
export function EntryTable({
  entries,
  broken,
}: {
  entries: readonly ProofEntry[];
  broken: readonly number[];
}) {
  const { t } = useTranslation('proof');
  const format = useFormat();
  const showsAwards = entries.some(({ award }) => award !== undefined);
  return (
    <Table
      caption={t('entries')}
      rows={entries}
      rowKey={({ seq }) => String(seq)}
      columns={columnsOf(t, format, new Set(broken), showsAwards)}
    />
  );
}

const awardColumn = (t: TFunction<'proof'>, format: ReturnType<typeof useFormat>): Column<ProofEntry> => ({
  key: 'award',
  head: t('awarded'),
  list: 'what',
  cell: ({ award }) =>
    award &&
    t('award', {
      points: format.number(award.points),
      projectPoints: format.number(award.projectPoints ?? 0),
    }),
});

const columnsOf = (
  t: TFunction<'proof'>,
  format: ReturnType<typeof useFormat>,
  broken: ReadonlySet<number>,
  showsAwards: boolean,
): Column<ProofEntry>[] => [
  {
    key: 'entry',
    head: t('entry'),
    list: 'who',
    cell: ({ seq, kind }) => (
      <span className="proof-entry">
        <span className="money muted">{format.number(seq)}</span> {t(`kinds.${kind}`)}
      </span>
    ),
  },
  ...(showsAwards ? [awardColumn(t, format)] : []),
  {
    key: 'at',
    head: t('at'),
    list: showsAwards ? 'status' : 'what',
    cell: ({ at }) => (
      <span className="muted">
        <MomentText at={at} />
      </span>
    ),
  },
  {
    key: 'hash',
    head: t('hash'),
    right: true,
    list: 'amount',
    cell: ({ seq, hash }) =>
      broken.has(seq) ? (
        <Badge tone="err">{t('misfit')}</Badge>
      ) : (
        <code title={hash}>{hash.slice(0, 12)}</code>
      ),
  },
];
