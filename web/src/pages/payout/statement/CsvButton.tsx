import download from 'lucide-static/icons/download.svg?raw';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { saveFile } from '#web/ui/saveFile.ts';
import { loadStatementCsv } from './statementCsv.ts';

/** Downloads a statement as CSV. */
export function CsvButton({ userId, month }: { userId: string; month: string }) {
  const { t } = useTranslation('payout');
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function save() {
    setState('busy');
    try {
      saveFile(`statement-${month}.csv`, await loadStatementCsv(userId, month));
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return (
    <>
      <Button
        size="s"
        icon={download}
        busy={state === 'busy' && t('statement.preparing')}
        onClick={() => void save()}
      >
        {t('statement.csv')}
      </Button>
      {state === 'failed' && (
        <p className="error" role="alert">
          {t('statement.csvFailed')}
        </p>
      )}
    </>
  );
}
