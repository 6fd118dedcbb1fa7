import type { Statement } from '#shared/entities/statement.ts';
import { nameOf } from '#shared/fullName.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Wordmark } from '#web/ui/Wordmark.tsx';
import { written } from '#web/ui/Written.tsx';

/** Payee and month of a statement, shown only on paper; on screen, the page and its controls name them. */
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
