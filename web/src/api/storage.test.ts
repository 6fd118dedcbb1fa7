import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { canRead, onStorageFailure, readItem, readJson, storedKeys, storeItem } from './storage.ts';

test('One file reads and writes what is stored on the device', () => {
  const root = join(import.meta.dirname, '..');
  const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter(
    file => !/\.test\.tsx?$|^testing\//.test(file),
  );
  const direct = files.filter(file =>
    /\b(local|session)Storage\b|\.(set|get)Item\(/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(direct).toEqual(['api/storage.ts']);
});

describe('Without storage', () => {
  const failures: unknown[] = [];
  onStorageFailure(error => failures.push(error));
  afterEach(() => {
    vi.unstubAllGlobals();
    failures.length = 0;
  });

  test('nothing is found, and what cannot be stored is reported', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied });
    vi.stubGlobal('sessionStorage', undefined);
    expect(readItem('local', 'cairn.theme')).toBeUndefined();
    expect(readJson('session', 'cairn.theme')).toBeUndefined();
    expect(storedKeys('session')).toEqual([]);
    expect(canRead('session')).toBe(false);
    expect(failures).toEqual([]);
    expect(storeItem('local', 'cairn.theme', 'dark')).toBe(false);
    expect(failures).toHaveLength(1);
  });
});

test('A stored text that is no JSON counts as none', () => {
  vi.stubGlobal('localStorage', { getItem: () => '{"half":' });
  expect(readJson('local', 'cairn.next')).toBeUndefined();
  vi.unstubAllGlobals();
});
