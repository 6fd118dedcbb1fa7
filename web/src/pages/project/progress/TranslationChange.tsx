import { useTranslation } from 'react-i18next';
import type { WrittenLanguage } from '#shared/fields.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Checkbox } from '#web/ui/Choice.tsx';
import { ComparedText } from '#web/ui/workspace/ComparedText.tsx';
import { type Former, markOf, type Part } from './entryOrigins.ts';

interface TranslationChangeProps {
  part: Part;
  former: Former;
  /** Language of the originals. */
  original: WrittenLanguage;
  /** Marks of the parts that are said to fit their originals. */
  confirmed: readonly string[];
  onConfirm: (confirmed: string[]) => void;
}

/** Says that the originals of a part of a translation have changed since, shows how, and asks whether it is still right. */
export function TranslationChange({ part, former, original, confirmed, onConfirm }: TranslationChangeProps) {
  const { t } = useTranslation('translations');
  const mark = markOf(part);
  const others = confirmed.filter(one => one !== mark);
  const { of: before } = former;
  const names = before ? Object.keys({ ...before, ...part.of }) : [];
  return (
    <div className="log-changed small">
      <p>
        <Badge tone="warn">{t(former.isTyped ? 'changedMeanwhile.badge' : 'changed')}</Badge>
      </p>
      {names
        .filter(name => before?.[name] !== part.of[name])
        .map(name => (
          <ComparedText
            key={name}
            before={before?.[name] ?? ''}
            after={part.of[name] ?? ''}
            lang={original}
            skip
          />
        ))}
      <Checkbox
        label={t('stillRight')}
        checked={confirmed.includes(mark)}
        onChange={({ target }) => onConfirm(target.checked ? [...others, mark] : others)}
      />
    </div>
  );
}
