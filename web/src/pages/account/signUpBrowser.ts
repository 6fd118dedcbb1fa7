import { readItem, storeItem } from '#web/api/storage.ts';
import { randomSecret } from './randomSecret.ts';

const key = 'cairn.signUp';

/** For browsers that store nothing: this tab recognises itself. */
let inMemory: string | undefined;

/**
 * The secret by which this browser proves that a sign-up was made in it. Kept until the address is confirmed; the user who
 * confirms in another browser is asked for a password.
 */
export const signUpBrowser = {
  read: (): string | undefined => readItem('local', key) ?? inMemory,

  /** Reads the secret, or makes one up. */
  recognise(): string {
    const secret = signUpBrowser.read() ?? randomSecret();
    inMemory = secret;
    storeItem('local', key, secret); // without storage only this tab is recognised
    return secret;
  },

  forget(): void {
    inMemory = undefined;
    storeItem('local', key, undefined);
  },
};
