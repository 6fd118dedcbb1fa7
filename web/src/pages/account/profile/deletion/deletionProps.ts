import type { Me } from '#shared/entities/author.ts';

/** What the section, the dialog and the form of a deletion have in common. */
export interface DeletionProps {
  me: Me;
  /** Called before the page is left after the deletion. */
  onDeleted: () => void;
}
