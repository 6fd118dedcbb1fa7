import { useTranslation } from 'react-i18next';
import { textOfFaq, textOfPictures } from '#shared/entryTexts.ts';
import { useRegionName } from '#web/domain/person/place.ts';
import type { ProposalValues } from '#web/domain/project/form/values.ts';
import { useFormat } from '#web/i18n/format.ts';
import { LANGUAGE_NAMES } from '#web/i18n/languages.ts';
import { VersionsDialog } from '#web/ui/workspace/VersionsDialog.tsx';

/** Labels of the fields that two tabs can change, by their key in the texts of the proposal. */
const LABELS = {
  name: 'idea.name',
  shortName: 'idea.shortName',
  description: 'idea.description',
  details: 'idea.details',
  language: 'idea.language',
  country: 'idea.country',
  progress: 'work.progress',
  endDate: 'work.endDate',
  budget: 'money.budget',
  pointsBudget: 'money.pointsBudget',
  numberOfContributions: 'money.points',
  contributionName: 'money.pointName',
  contributorsPart: 'money.part',
  picture: 'picture.title',
  upload: 'picture.title',
  focus: 'focus.label',
  videoUrl: 'video.label',
  prototypeUrl: 'prototype.label',
  faq: 'faq.label',
  budgetLines: 'lines.label',
  milestones: 'milestones.label',
  gallery: 'gallery.label',
} as const satisfies Record<keyof ProposalValues, string>;

interface ConflictDialogProps {
  open: boolean;
  onClose: () => void;
  conflict: { fields: (keyof ProposalValues)[]; mine: ProposalValues; theirs: ProposalValues };
  onChoose: (choice: 'mine' | 'theirs') => void;
}

/** The choice between two versions of fields of the project. */
export function ConflictDialog({ conflict, ...dialog }: ConflictDialogProps) {
  const { t } = useTranslation('proposal');
  const textOf = useFieldText();
  const { fields, mine, theirs } = conflict;
  const languages = { mine: mine.language, theirs: theirs.language };
  return (
    <VersionsDialog
      {...dialog}
      fields={fields.map(name => ({
        key: name,
        label: t(LABELS[name]),
        mine: textOf(name, mine),
        theirs: textOf(name, theirs),
        languages,
      }))}
    />
  );
}

const rows = (entries: readonly { text: string; amount: string }[]): string =>
  entries.map(({ text, amount }) => `${text}: ${amount}`).join('\n');

/** The value of a field as people read it. */
function useFieldText() {
  const format = useFormat();
  const regionName = useRegionName();
  return (name: keyof ProposalValues, values: ProposalValues): string => {
    if (name === 'language') return LANGUAGE_NAMES[values.language];
    if (name === 'country') return regionName(values.country);
    if (name === 'progress') return format.share(values.progress / 100);
    if (name === 'endDate') return format.date(values.endDate, 'long');
    if (name === 'focus') return `${values.focus.x} : ${values.focus.y}`;
    if (name === 'budgetLines')
      return rows(values.budgetLines.map(({ purpose: text, ...of }) => ({ text, ...of })));
    if (name === 'milestones')
      return rows(values.milestones.map(({ name: text, ...of }) => ({ text, ...of })));
    if (name === 'faq') return textOfFaq(values.faq);
    if (name === 'gallery') return textOfPictures(values.gallery);
    const value = values[name];
    return typeof value === 'string' ? value : '';
  };
}
