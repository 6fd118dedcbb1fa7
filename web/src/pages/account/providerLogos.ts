import type { IdentityProvider } from '#shared/ids.ts';

/** Google's G in its four colours, as its guidelines for sign-in buttons ask. */
const google = `<svg viewBox="0 0 24 24"><g stroke="none"><path fill="#4285f4" d="M23.5 12.27c0-.85-.08-1.67-.22-2.45H12v4.64h6.45a5.52 5.52 0 0 1-2.39 3.62v3h3.87c2.26-2.09 3.57-5.16 3.57-8.81z"/><path fill="#34a853" d="M12 24c3.24 0 5.95-1.07 7.93-2.91l-3.87-3c-1.07.72-2.44 1.14-4.06 1.14-3.12 0-5.77-2.11-6.71-4.95h-4v3.09A12 12 0 0 0 12 24z"/><path fill="#fbbc05" d="M5.29 14.28A7.2 7.2 0 0 1 4.91 12c0-.79.14-1.56.38-2.28V6.63h-4A12 12 0 0 0 0 12c0 1.94.46 3.77 1.29 5.37z"/><path fill="#ea4335" d="M12 4.77c1.76 0 3.34.6 4.59 1.8l3.43-3.44C17.94 1.19 15.24 0 12 0A12 12 0 0 0 1.29 6.63l4 3.09C6.23 6.88 8.88 4.77 12 4.77z"/></g></svg>`;

/** Logos of the identity providers. */
export const providerLogos: Record<IdentityProvider, string> = { google };
