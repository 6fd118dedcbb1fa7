import type { WrittenLanguage } from '#shared/fields.ts';
import type { ApiInput, ApiOutput } from '#web/api/request.ts';

/** A stored text, by its kind and ids. */
export type NamedText = WithoutInto<ApiInput<'translateText'>['body']>;
type WithoutInto<Text> = Text extends unknown ? Omit<Text, 'into'> : never;

/** A translation by machine that a page has. */
export interface MachineTranslated extends Pick<ApiOutput<'translateText'>, 'texts' | 'isPartial'> {
  into: WrittenLanguage;
}
