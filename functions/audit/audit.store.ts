import * as z from 'zod/mini';
import type { Deps } from '#functions/platform/deps.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { type AuditAction, AuditTarget, auditActions } from '#shared/entities/auditEntry.ts';
import { Instant } from '#shared/fields.ts';
import { AuditID, UserID } from '#shared/ids.ts';

const StoredAuditEntry = z.object({
  AuditID,
  administratorId: UserID,
  action: z.enum(auditActions),
  target: AuditTarget,
  reason: z.optional(z.string()),
  at: Instant,
});
export type StoredAuditEntry = z.infer<typeof StoredAuditEntry>;

const byAdministrator = (id: UserID): string => `audit#by#${id}`;
const byAction = (action: AuditAction): string => `audit#action#${action}`;
const byBoth = (id: UserID, action: AuditAction): string => `audit#by#${id}#${action}`;
const byTarget = ({ kind, id }: Pick<AuditTarget, 'kind' | 'id'>): string => `audit#on#${kind}#${id}`;

/** All entries by their time-ordered ids; gsi1: by administrator, gsi2: by action. */
export const auditEntries = entity({
  name: 'auditEntry',
  schema: StoredAuditEntry,
  key: (id: AuditID) => ({ pk: 'audit', sk: id }),
  gsi1: ({ administratorId, AuditID }) => ({ pk: byAdministrator(administratorId), sk: AuditID }),
  gsi2: ({ action, AuditID }) => ({ pk: byAction(action), sk: AuditID }),
});

/** A copy of each entry, by administrator and action; gsi1: by target. Entries never change, so copies cannot differ. */
export const auditCopies = entity({
  name: 'auditCopy',
  schema: StoredAuditEntry,
  key: (administrator: UserID, action: AuditAction, id: AuditID) => ({
    pk: byBoth(administrator, action),
    sk: id,
  }),
  gsi1: ({ target, AuditID }) => ({ pk: byTarget(target), sk: AuditID }),
});

interface Filter {
  administratorId?: UserID | undefined;
  action?: AuditAction | undefined;
  /** Person who was the object of the actions; cannot be combined with the other filters. */
  personId?: UserID | undefined;
}

/** Entity and key range of a filtered list, newest first. Every filter has a partition of its own. */
export function auditList({ administratorId, action, personId }: Filter) {
  if (personId)
    return [
      auditCopies,
      { index: 'gsi1', pk: byTarget({ kind: 'person', id: personId }), order: 'desc' },
    ] as const;
  if (administratorId && action)
    return [auditCopies, { pk: byBoth(administratorId, action), order: 'desc' }] as const;
  if (administratorId)
    return [auditEntries, { index: 'gsi1', pk: byAdministrator(administratorId), order: 'desc' }] as const;
  if (action) return [auditEntries, { index: 'gsi2', pk: byAction(action), order: 'desc' }] as const;
  return [auditEntries, { pk: 'audit', order: 'desc' }] as const;
}

export const audit = {
  /** Records an administrator's action, in the transaction that carries it out. */
  record(
    { now, newId }: Pick<Deps, 'now' | 'newId'>,
    { UserID: administratorId }: { UserID: UserID },
    { reason, ...content }: Pick<StoredAuditEntry, 'action' | 'target'> & { reason?: string | undefined },
  ) {
    const id = AuditID.parse(newId());
    const entry = { AuditID: id, administratorId, ...content, ...(reason && { reason }), at: now() };
    return [
      Step.create(auditEntries.key(id), entry),
      Step.create(auditCopies.key(administratorId, entry.action, id), entry),
    ] as const;
  },
};
