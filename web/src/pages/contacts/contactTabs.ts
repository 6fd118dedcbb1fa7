/** The lists of the page. */
export const CONTACT_TABS = ['contacts', 'interacted', 'received', 'sent', 'blocked'] as const;
export type ContactTab = (typeof CONTACT_TABS)[number];

export const isContactTab = (name: string | undefined): name is ContactTab =>
  CONTACT_TABS.some(tab => tab === name);
