import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProofEntry } from '#shared/entities/proof.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';

interface HeadSearchProps {
  /** The entries loaded so far. */
  items: readonly ProofEntry[];
  /** Whether these are all. */
  isComplete: boolean;
  hasFailed: boolean;
  onReadAll: () => void;
}

/** Search that shows whether a fingerprint that a person noted earlier is still in the chain. */
export function HeadSearch({ items, isComplete, hasFailed, onReadAll }: HeadSearchProps) {
  const { t } = useTranslation('proof');
  const [value, setValue] = useState('');
  const [noted, setNoted] = useState('');
  const [isInvalid, setInvalid] = useState(false);

  function search(event: FormEvent) {
    event.preventDefault();
    const hash = value.trim().toLowerCase();
    const isHash = /^[0-9a-f]{64}$/.test(hash);
    setInvalid(!isHash);
    setNoted(isHash ? hash : '');
    if (isHash) onReadAll();
  }

  return (
    <form className="proof-search" onSubmit={search} noValidate>
      <TextField
        label={t('search.label')}
        hint={t('search.hint')}
        error={isInvalid && t('search.invalid')}
        value={value}
        onChange={event => setValue(event.target.value)}
        spellCheck={false}
        autoComplete="off"
        maxLength={100}
      />
      <Button type="submit">{t('search.action')}</Button>
      {noted && (
        <Outcome
          entry={items.find(({ hash }) => hash === noted)}
          isComplete={isComplete}
          hasFailed={hasFailed}
        />
      )}
    </form>
  );
}

function Outcome({
  entry,
  isComplete,
  hasFailed,
}: {
  entry: ProofEntry | undefined;
  isComplete: boolean;
  hasFailed: boolean;
}) {
  const { t } = useTranslation('proof');
  const format = useFormat();
  if (entry) {
    return (
      <Alert kind="success" announce title={t('search.found', { number: format.number(entry.seq) })}>
        {t('search.foundText', { at: format.date(entry.at, 'moment') })}
      </Alert>
    );
  }
  if (!isComplete) return hasFailed ? null : <Alert kind="info" title={t('search.busy')} />;
  return (
    <Alert kind="error" announce title={t('search.missing')}>
      {t('search.missingText')}
    </Alert>
  );
}
