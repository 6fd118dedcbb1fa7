import download from 'lucide-static/icons/download.svg?raw';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { saveFile } from '#web/ui/saveFile.ts';

export interface CsvButtonProps {
  fileName: string;
  /** Loads the content of the file. */
  load: () => Promise<string>;
}

/** Downloads a file as CSV. The page loads the texts of `payout`. */
export function CsvButton({ fileName, load }: CsvButtonProps) {
  const { t } = useTranslation('payout');
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function save() {
    setState('busy');
    try {
      saveFile(fileName, await load());
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
