import type { Statement } from '#shared/entities/statement.ts';
import { nameOf } from '#shared/fullName.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Wordmark } from '#web/ui/Wordmark.tsx';
import { written } from '#web/ui/Written.tsx';

/** Whose statement it is and of which month, on paper; on the screen, the page and its controls say so. */
export function PaperHeader({ payee, month }: Pick<Statement, 'payee' | 'month'>) {
  const lang = useLanguage();
  const format = useFormat();
  return (
    <header className="on-paper statements-paper">
      <Wordmark />
      <p>
        <span className="strong" {...written()}>
          {nameOf(payee, lang)}
        </span>
        <br />
        {format.utcDate(`${month}-15`, 'month')}
      </p>
    </header>
  );
}
