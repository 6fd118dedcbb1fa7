import type { ReactNode } from 'react';

/**
 * Attributes of an element whose content a person has written: its direction is that of the text, and its language the one in which
 * they write; absent where that is not known, and for names.
 */
export const written = (language?: string) => ({ dir: 'auto', ...(language && { lang: language }) }) as const;

/** Text that a person has written, amid other text: marks its language and isolates its direction. */
export const Written = ({ language, children }: { language?: string | undefined; children: ReactNode }) => (
  <bdi {...written(language)}>{children}</bdi>
);
