import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProofHead } from '#shared/entities/proof.ts';
import type { ProjectID } from '#shared/ids.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ListMore, ListView } from '#web/ui/ListView.tsx';
import { LoadError } from '#web/ui/LoadError.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { EntryTable } from './EntryTable.tsx';
import { HeadSearch } from './HeadSearch.tsx';
import { type Finding, useChain } from './useChain.ts';

/** Loads the chain of a project, recomputes it and shows the result. */
export function Chain({ id }: { id: ProjectID }) {
  const { t } = useTranslation('proof');
  const chain = useChain(id);
  const { head, finding, error, hasMore, isLoadingMore, more } = chain;
  const [readsAll, setReadsAll] = useState(false);
  useEffect(() => {
    if (readsAll && hasMore && !isLoadingMore && !error) more();
  }, [readsAll, hasMore, isLoadingMore, error, more]);

  return (
    <ListView
      list={chain}
      failed={t('failed')}
      skeleton={<span className="skel skel--table" />}
      empty={
        <EmptyState seed={`proof:${id}`} headingLevel={2} title={t('empty.title')}>
          {t('empty.text')}
        </EmptyState>
      }
      moreInside
    >
      {items =>
        head && (
          <>
            <div className="proof-findings">
              <BrowserFinding head={head} finding={finding} isReading={readsAll && hasMore && !error} />
              <ServerFinding head={head} />
            </div>
            <Sheet as="section" className="proof-keep" aria-labelledby="proof-keep">
              <div>
                <h2 className="h3" id="proof-keep">
                  {t('keep.title')}
                </h2>
                <p className="soft small">{t('keep.text')}</p>
              </div>
              <Head head={head} />
              <HeadSearch
                items={items}
                isComplete={!hasMore}
                hasFailed={Boolean(error)}
                onReadAll={() => setReadsAll(true)}
              />
            </Sheet>
            <section aria-labelledby="proof-entries">
              <div className="sechead">
                <h2 className="h2" id="proof-entries">
                  {t('entries')}
                </h2>
                {hasMore && !readsAll && (
                  <Button size="s" onClick={() => setReadsAll(true)}>
                    {t('checkAll')}
                  </Button>
                )}
              </div>
              <p className="small soft proof-about">{t('entriesAbout')}</p>
              <EntryTable entries={items} broken={finding?.broken ?? []} />
              {error && <LoadError title={t('failed')} error={error} onAgain={more} />}
              <ListMore list={{ ...chain, hasMore: hasMore && !readsAll }} />
            </section>
          </>
        )
      }
    </ListView>
  );
}

function BrowserFinding({
  head,
  finding,
  isReading,
}: {
  head: ProofHead;
  finding: Finding | undefined;
  isReading: boolean;
}) {
  const { t } = useTranslation('proof');
  const format = useFormat();
  if (!finding) return <Alert kind="info" title={t('browser.busy')} />;
  const { checked, broken } = finding;
  if (broken.length > 0) {
    return (
      <Alert kind="error" announce title={t('browser.broken', { count: broken.length })}>
        {t('browser.brokenText', {
          entries: format.list(broken.slice(0, 10).map(seq => format.number(seq))),
        })}
      </Alert>
    );
  }
  const isAll = checked >= head.seq;
  return (
    <Alert kind="success" title={t(isAll ? 'browser.all' : 'browser.latest', { count: checked })}>
      {isReading
        ? t('browser.reading', { of: format.number(head.seq) })
        : t(isAll ? 'browser.allText' : 'browser.latestText', { of: format.number(head.seq) })}
    </Alert>
  );
}

function ServerFinding({ head: { check } }: { head: ProofHead }) {
  const { t } = useTranslation('proof');
  const format = useFormat();
  if (!check)
    return (
      <Alert kind="info" title={t('server.none')}>
        {t('server.noneText')}
      </Alert>
    );
  const values = { at: format.date(check.at, 'moment'), number: format.number(check.seq) };
  return check.isIntact ? (
    <Alert kind="success" title={t('server.intact')}>
      {t('server.intactText', values)}
    </Alert>
  ) : (
    <Alert kind="error" title={t('server.broken')}>
      {t('server.brokenText', values)}
    </Alert>
  );
}

function Head({ head: { seq, hash, at } }: { head: ProofHead }) {
  const { t } = useTranslation('proof');
  const format = useFormat();
  return (
    <div className="proof-head">
      <h3 className="h4">{t('head.title')}</h3>
      <code className="proof-hash">{hash}</code>
      <p className="soft small">
        {t('head.text', { number: format.number(seq), at: format.date(at, 'moment') })}
      </p>
      <CopyButton size="s" text={hash} />
    </div>
  );
}
