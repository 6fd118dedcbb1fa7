/** Addresses that a project may have. */
export const addressFields = ['videoUrl', 'prototypeUrl'] as const;

/** Fields that a project may lack; `null` in a change removes one. */
export const optionalFields = [...addressFields, 'faq', 'budgetLines', 'milestones', 'gallery'] as const;
export type OptionalField = (typeof optionalFields)[number];

/** Parts of a change that are not fields of the project: its translations are stored apart. */
const storedApart = ['translations'] as const;
type StoredApart = (typeof storedApart)[number];

type WithOptionalFields = { [Name in OptionalField]?: unknown };

/** A change with the optional fields that it sets, without those that it removes and those that are stored apart. */
type SetBy<Change> = Omit<Change, OptionalField | StoredApart> & {
  [Name in OptionalField & keyof Change]?: NonNullable<Change[Name]>;
};

const isOptional = (name: string): boolean => optionalFields.some(one => one === name);
const isStoredApart = (name: string): boolean => storedApart.some(one => one === name);

/** Divides a change into the fields of the project that it sets and the optional ones that it removes. */
export function divideChange<Change extends WithOptionalFields>(change: Change) {
  const set = Object.entries(change).filter(
    ([name, value]) => !isStoredApart(name) && (!isOptional(name) || Boolean(value)),
  );
  return {
    set: Object.fromEntries(set) as SetBy<Change>, // the same fields, except those without a value
    removed: optionalFields.filter(name => change[name] === null),
  };
}

/** A project with the changes of an edit, except for those of its translations. */
export function applyEdit<Texts extends WithOptionalFields, Change extends WithOptionalFields>(
  project: Texts,
  change: Change,
) {
  const { set, removed } = divideChange(change);
  const edited = { ...project, ...set };
  for (const name of removed) delete edited[name];
  return edited;
}
