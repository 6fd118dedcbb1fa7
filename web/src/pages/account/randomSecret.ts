/** A secret of 384 random bits, in base64url. */
export const randomSecret = (): string => base64url(crypto.getRandomValues(new Uint8Array(48)));

export const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
