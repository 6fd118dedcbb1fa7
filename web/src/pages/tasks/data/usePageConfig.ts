import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PageConfig } from '#shared/entities/pageConfig.ts';
import type { PageName } from '#shared/paths.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { useIdentity, useMutation, useQuery } from '#web/api/hooks.ts';
import { readJson, storeJson } from '#web/api/storage.ts';

type Data = PageConfig['data'];

/** Delay before changes are sent, so that several in a row are one request. */
const SAVE_DELAY_MS = 600;

/**
 * The user's configuration of a page, kept on the server and on this device, from which the page starts immediately.
 * `config` is undefined until either is known; if both fail, it is empty and changes last for this visit.
 */
export function usePageConfig(pageName: PageName) {
  const who = useIdentity();
  const UserID = who.status === 'signedIn' ? who.UserID : undefined;
  const stored = useQuery('getPageConfig', UserID ? { UserID, query: { pageName } } : null, {
    revalidateOnFocus: false,
  });
  const { run } = useMutation('savePageConfig', [], { quiet: true }); // kept on this device; the next change is sent again
  const saving = useRef(Promise.resolve());
  const [changes, setChanges] = useState<Data>({});
  const local = UserID && readLocal(UserID, pageName);
  const base = stored.data?.data ?? local ?? (stored.error && {});

  const save = useEffectEvent(async (changed: Data) => {
    if (!UserID || Object.keys(changed).length === 0) return;
    writeLocal(UserID, pageName, { ...base, ...changed });
    const send = (data: Data, seen: number | undefined) =>
      run({ UserID, query: { pageName }, body: { data, ...(seen !== undefined && { version: seen }) } });
    const { data, error } = await send({ ...base, ...changed }, stored.data?.version);
    const current = data ?? changedElsewhere(error);
    if (!current) return;
    const saved = data ?? (await send({ ...current.data, ...changed }, current.version)).data ?? current;
    await stored.mutate(saved, { revalidate: false });
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      saving.current = saving.current.then(() => save(changes));
    }, SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [changes]);

  return {
    config: base && { ...base, ...changes },
    change: (more: Data) => setChanges(before => ({ ...before, ...more })),
  };
}

/** The configuration that another device has saved in the meantime. */
const changedElsewhere = (error: ApiError): PageConfig | undefined =>
  error.code === 'PAGE_CONFIG_CHANGED'
    ? (error.values['config'] as PageConfig) // declared by the contract
    : undefined;

const keyOf = (user: string, pageName: string): string => `cairn.page.${user}.${pageName}`;

const readLocal = (user: string, pageName: string): Data | undefined =>
  readJson('local', keyOf(user, pageName)) as Data | undefined; // written by `writeLocal`

/** Without storage, only the server keeps it. */
const writeLocal = (user: string, pageName: string, data: Data): void =>
  void storeJson('local', keyOf(user, pageName), data);
