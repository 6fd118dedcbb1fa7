import './Found.css';
import { useTranslation } from 'react-i18next';
import { FoundEntry } from './FoundEntry.tsx';
import type { Found, FoundSection } from './useFinder.ts';

interface FoundSectionsProps {
  sections: readonly FoundSection[];
  /** Whether they are amid a page, whose own sections they must not be mistaken for, and not in a dialog. */
  isInPage?: boolean;
  /** The entry that Enter chooses, if it does. */
  next?: Found | undefined;
  onChoose: (entry: Found) => void;
}

/** The results, each kind together under its heading; at last the ways to all results. */
export function FoundSections({ sections, isInPage = false, next, onChoose }: FoundSectionsProps) {
  const { t } = useTranslation('finder');
  const isTitled = isInPage || sections.length > 2;
  const Title = isInPage ? 'p' : 'h2';
  return sections.map(({ group, entries }) => (
    <section
      key={group}
      role={isInPage ? 'group' : undefined}
      className="interactive-section"
      aria-label={group === 'all' ? t('groups.all') : t(`groups.${group}`)}
    >
      {isTitled && group !== 'all' && (
        <Title className="fine muted interactive-title">{t(`groups.${group}`)}</Title>
      )}
      {entries.map(entry => (
        <FoundEntry
          key={entry.to ?? entry.title}
          entry={entry}
          isNext={entry === next}
          number={undefined}
          onChoose={() => onChoose(entry)}
        />
      ))}
    </section>
  ));
}
