import type { Me } from '#shared/entities/author.ts';

/** Common props of the section, the dialog and the form of a deletion. */
export interface DeletionProps {
  me: Me;
  /** Called before the page is left after the deletion. */
  onDeleted: () => void;
}
