/** Addresses that a project may have; `null` in a change removes one. */
export const projectAddresses = ['videoUrl', 'prototypeUrl'] as const;
export type ProjectAddress = (typeof projectAddresses)[number];

export type AddressChange = { [Name in ProjectAddress]?: string | null | undefined };

/** Divides a change into the fields that it sets and the addresses that it removes. */
export function divideAddresses<Change extends AddressChange>(change: Change) {
  const { videoUrl, prototypeUrl, ...others } = change;
  const set = { ...others, ...(videoUrl && { videoUrl }), ...(prototypeUrl && { prototypeUrl }) };
  return { set, removed: projectAddresses.filter(name => change[name] === null) };
}

/** A project with the changes of an edit. */
export function applyEdit<Texts extends { [Name in ProjectAddress]?: string }, Change extends AddressChange>(
  project: Texts,
  change: Change,
) {
  const { set, removed } = divideAddresses(change);
  const edited = { ...project, ...set };
  for (const name of removed) delete edited[name];
  return edited;
}
