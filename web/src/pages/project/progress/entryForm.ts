import type { Picture } from '#shared/entities/picture.ts';
import { StoredPictures } from '#web/domain/pictures/storedPictures.ts';
import { choicesIn, type TypedPicture, typedPictures } from '#web/domain/pictures/typedPictures.ts';
import { withoutEmpty } from '#web/ui/forms/fieldProblem.ts';

/** Values of the form of an entry. The pictures are in an object, so that a problem with one of them is shown at the field. */
export interface EntryValues {
  title: string;
  text: string;
  pictures: { items: TypedPicture[] };
}

/** Pictures of an entry in its form. */
export const entryPictures = (pictures?: readonly Picture[]): EntryValues['pictures'] => ({
  items: typedPictures(pictures),
});

/** Input of the contract. */
export const toEntryInput = <Values extends EntryValues>({ pictures, ...typed }: Values) => ({
  ...withoutEmpty(typed),
  pictures: choicesIn(pictures.items),
});

/** Parses the pictures of a draft on the device; they can still be shown within the days in which nothing has to take them. */
export function parseEntryDraft<Values extends EntryValues>(stored: object): Partial<Values> {
  const { pictures, ...typed } = stored as Partial<Values>; // only the pictures are not checked by the form
  const { data } = StoredPictures.safeParse(pictures?.items);
  return { ...typed, ...(data && { pictures: { items: data } }) } as Partial<Values>; // the same fields
}
