import { day } from '#shared/time.ts';
import { readJson, type StorageArea, storedKeys, storeItem, storeJson } from '#web/api/storage.ts';

/** Identity of a draft: its person, its form, and the object that the form is about. */
export interface DraftPlace {
  /** A UserID, or `VISITOR`. */
  person: string;
  /** Name of the form: as a rule that of its endpoint. */
  form: string;
  /** Subject of the form, such as a ProjectID; empty if each person has only one such form. */
  of: string;
}

/** Owner of drafts of people who are not signed in. They end with the tab, because the next visitor may be another person. */
export const VISITOR = 'visitor';

/** Changed fields of a form. */
export interface FormDraft {
  values: Record<string, unknown>;
  /** Previous values of these fields. */
  before: Record<string, unknown>;
  /** Time in milliseconds. */
  savedAt: number;
  /** Key of a submission that was sent without an answer. */
  submissionKey?: string | undefined;
}

/** Time in milliseconds after which an untouched draft is removed. */
const KEPT_FOR = 30 * day;

const keyOf = ({ person, form, of }: DraftPlace): string => `cairn.draft.form.${person}.${form}.${of}`;
const isFormDraft = (key: string): boolean =>
  key.startsWith(keyOf({ person: '', form: '', of: '' }).slice(0, -2));
const areaOf = ({ person }: DraftPlace): StorageArea => (person === VISITOR ? 'session' : 'local');

/** Passwords and codes are never stored, whatever form they are typed in. */
export const isSecret = (field: string): boolean => /password|code|secret|token/i.test(field);

/** The stored draft, if there is one. */
export function readFormDraft(place: DraftPlace, now: number): FormDraft | undefined {
  removeOldDrafts(now);
  return parseDraft(readJson(areaOf(place), keyOf(place)));
}

/** Stores a draft, without its secrets; one without changes is removed. Returns whether there is a draft now. */
export function storeFormDraft(place: DraftPlace, { values, before, ...rest }: FormDraft): boolean {
  const kept = withoutSecrets(values);
  const isEmpty = Object.keys(kept).length === 0;
  const draft = isEmpty ? undefined : { ...rest, values: kept, before: withoutSecrets(before) };
  return storeJson(areaOf(place), keyOf(place), draft) && !isEmpty;
}

export const removeFormDraft = (place: DraftPlace): void =>
  void storeItem(areaOf(place), keyOf(place), undefined);

const withoutSecrets = (values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !isSecret(name)));

let hasRemovedOld = false;

/** Removes drafts to which their authors have not returned, once in a document. */
function removeOldDrafts(now: number): void {
  if (hasRemovedOld) return;
  hasRemovedOld = true;
  for (const key of storedKeys('local').filter(key => isFormDraft(key))) {
    const draft = parseDraft(readJson('local', key));
    if (!draft || now - draft.savedAt > KEPT_FOR) storeItem('local', key, undefined);
  }
}

function parseDraft(stored: unknown): FormDraft | undefined {
  const { values, before, savedAt, submissionKey } = (stored ?? {}) as Partial<
    Record<keyof FormDraft, unknown>
  >; // checked below
  const isDraft = isRecord(values) && isRecord(before) && typeof savedAt === 'number';
  if (!isDraft) return undefined;
  return { values, before, savedAt, ...(typeof submissionKey === 'string' && { submissionKey }) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
