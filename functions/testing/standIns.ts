import type { SnapshotFiles } from '#functions/market/search/snapshotFiles.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import type { Mail } from '#functions/platform/mail/mail.ts';
import type { EmailMessage } from '#functions/platform/mail/renderEmail.ts';
import type { PresignPreview } from '#functions/uploads/presign.ts';

/** Without a storage nothing is published; tests about files bring one. */
export const noMedia: JobDeps['media'] = {
  request: async () => undefined,
  release: async () => false,
  conceal: async () => undefined,
  copy: async () => false,
  withdraw: async () => undefined,
  removePrivate: async () => undefined,
};

/** Links to private files of a storage that there is not. */
export const linkNowhere: PresignPreview = async key => `https://files.example/${key}`;

/** Storage of the market's snapshots in memory. */
export function keepSnapshots() {
  const files = new Map<string, Uint8Array>();
  const snapshots: SnapshotFiles = {
    read: async key => files.get(key),
    write: async (key, bytes) => void files.set(key, bytes),
    remove: async key => void files.delete(key),
  };
  return { files, snapshots };
}

/** Mail that is kept instead of sent, and the addresses to which the provider was told to deliver again. */
export function keepMail() {
  const mails: (EmailMessage & { to: string })[] = [];
  const readmitted: string[] = [];
  const mail: Mail = {
    async send(to, letter) {
      mails.push({ to, ...letter });
      return 'sent';
    },
    readmit: async address => void readmitted.push(address),
  };
  return { mail, mails, readmitted };
}
