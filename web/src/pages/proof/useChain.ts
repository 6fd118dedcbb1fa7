import { useEffect, useState } from 'react';
import type { ProofEntry, ProofHead } from '#shared/entities/proof.ts';
import type { ProjectID } from '#shared/ids.ts';
import { findBroken } from '#shared/proof.ts';
import { useList } from '#web/api/lists/useList.ts';

/** Result of this browser's check of the loaded entries. */
export interface Finding {
  /** Number of entries that were recomputed. */
  checked: number;
  /** Numbers of the entries whose hashes do not match. */
  broken: readonly number[];
}

/** The hash chain of a project, newest entry first, and the result of recomputing the loaded entries in this browser. */
export function useChain(id: ProjectID) {
  const { first, items, ...list } = useList('listProofEntries', { ProjectID: id, query: {} });
  const head = first?.head;
  return { ...list, head, items, finding: useFinding(items, head) };
}

function useFinding(
  items: readonly ProofEntry[] | undefined,
  head: ProofHead | undefined,
): Finding | undefined {
  const [finding, setFinding] = useState<Finding>();
  useEffect(() => {
    if (!items || !head) return undefined;
    let isCurrent = true;
    void findBroken(items, head.hash).then(broken => {
      if (!isCurrent) return;
      const found = { checked: items.length, broken };
      setFinding(known => (isSame(known, found) ? known : found)); // the list is a new array in each render
    });
    return () => {
      isCurrent = false;
    };
  }, [items, head]);
  return finding;
}

const isSame = (known: Finding | undefined, found: Finding): boolean =>
  known?.checked === found.checked && String(known.broken) === String(found.broken);
