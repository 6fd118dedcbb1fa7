/** Addresses that a project may have. */
export const addressFields = ['videoUrl', 'prototypeUrl'] as const;

/** Fields that a project may lack; `null` in a change removes one. */
export const optionalFields = [...addressFields, 'faq', 'budgetLines', 'milestones', 'gallery'] as const;
export type OptionalField = (typeof optionalFields)[number];

type WithOptionalFields = { [Name in OptionalField]?: unknown };

/** A change with the optional fields that it sets, without those that it removes. */
type SetBy<Change> = Omit<Change, OptionalField> & {
  [Name in OptionalField & keyof Change]?: NonNullable<Change[Name]>;
};

const isOptional = (name: string): boolean => optionalFields.some(one => one === name);

/** Divides a change into the fields that it sets and the optional ones that it removes. */
export function divideChange<Change extends WithOptionalFields>(change: Change) {
  const set = Object.entries(change).filter(([name, value]) => !isOptional(name) || Boolean(value));
  return {
    set: Object.fromEntries(set) as SetBy<Change>, // the same fields, except those without a value
    removed: optionalFields.filter(name => change[name] === null),
  };
}

/** A project with the changes of an edit. */
export function applyEdit<Texts extends WithOptionalFields, Change extends WithOptionalFields>(
  project: Texts,
  change: Change,
) {
  const { set, removed } = divideChange(change);
  const edited = { ...project, ...set };
  for (const name of removed) delete edited[name];
  return edited;
}
