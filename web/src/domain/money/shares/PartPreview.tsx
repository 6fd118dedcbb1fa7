import './Shares.css';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { MemberShare, SharePreview } from '#shared/entities/sharePreview.ts';
import { nameOf } from '#shared/fullName.ts';
import type { ProjectID } from '#shared/ids.ts';
import { type Currency, type Language, project } from '#shared/settings.ts';
import { useQuery } from '#web/api/hooks.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { parsePercent } from '#web/i18n/typedNumber.ts';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { Money } from '#web/ui/Time.tsx';
import { type Column, Table } from '#web/ui/workspace/Table.tsx';

interface PartPreviewProps {
  ProjectID: ProjectID;
  /** The typed part of the team in percent. */
  part: string;
}

/** Preview of the division of a payment with the team's part that the owner is typing. */
export const PartPreview = lazyComponent(() => Preview, { texts: ['shares'] });

function Preview({ ProjectID, part }: PartPreviewProps) {
  const { t } = useTranslation('shares');
  const format = useFormat();
  const lang = useLanguage();
  const percent = parsePercent(part, lang).value;
  const isAsked = percent !== undefined && percent <= project.contributorsPart.max;
  const query = { contributorsPart: String(percent) };
  const { data } = useQuery('previewShares', isAsked ? { ProjectID, query } : null, {
    keepPreviousData: true,
  });
  if (!isAsked || !data || data.members.length === 0) return null;

  const received = format.money(data.amount, data.currency, { whole: true });
  const fee = format.number(data.commission / data.amount, {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  const nobodyEarned = data.members.every(({ points }) => points === 0);
  return (
    <div className="part-preview">
      <p className="strong">{t('part.title', { received })}</p>
      <Table
        caption={t('part.caption', { received })}
        rows={rowsOf(data)}
        rowKey={({ key }) => key}
        columns={columnsOf(t, { currency: data.currency, percent: fee, lang })}
      />
      <p className="fine soft">{t(nobodyEarned ? 'part.nobodyEarned' : 'part.changes')}</p>
    </div>
  );
}

interface Row {
  key: string;
  minor: number;
  member?: MemberShare;
}

const rowsOf = ({ commission, ownerAmount, members }: SharePreview): Row[] => [
  { key: 'fee', minor: commission },
  { key: 'owner', minor: ownerAmount },
  ...members.map(member => ({ key: member.UserID, minor: member.amountThen, member })),
];

const columnsOf = (
  t: TFunction<'shares'>,
  { currency, percent, lang }: { currency: Currency; percent: string; lang: Language },
): Column<Row>[] => [
  {
    key: 'who',
    head: t('part.who'),
    list: 'who',
    cell: ({ key, member }) => {
      if (member) return nameOf(member, lang);
      return key === 'fee' ? t('part.fee', { percent }) : t('part.owner');
    },
  },
  {
    key: 'points',
    head: t('part.points'),
    list: 'what',
    cell: ({ member }) => member && t('part.earned', { count: member.points }),
  },
  {
    key: 'amount',
    head: currency,
    right: true,
    list: 'amount',
    cell: ({ minor }) => <Money minor={minor} currency={currency} />,
  },
];
