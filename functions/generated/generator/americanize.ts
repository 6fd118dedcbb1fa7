/** British words and spellings of the grammar with their American forms; longer phrases first. */
const forms: readonly (readonly [string, string])[] = [
  ['a flat is cleared', 'an apartment is cleared'],
  ['the flat is', 'the apartment is'],
  ['cost more than flats', 'cost more than apartments'],
  ['an allotment', 'a plot in a community garden'],
  ['mains appliances', 'plug-in appliances'],
  ['school holidays', 'school vacations'],
  ['getting about', 'getting around'],
  ['goes to the tip', 'goes to the landfill'],
  ['the wrong skip', 'the wrong dumpster'],
  ['forty pence', 'forty cents'],
  ['three pounds', 'three dollars'],
  ['drill hall', 'armory'],
  ['car park', 'parking lot'],
  ['noticeboard', 'bulletin board'],
  ['pushchair', 'stroller'],
  ['Tram', 'Streetcar'],
  ['harbour', 'harbor'],
  ['neighbour', 'neighbor'],
  ['Neighbour', 'Neighbor'],
  ['travelling', 'traveling'],
  ['favourite', 'favorite'],
  ['catalogue', 'catalog'],
  ['Catalogue', 'Catalog'],
  ['draught', 'draft'],
  ['Draught', 'Draft'],
  ['theatre', 'theater'],
  ['licence', 'license'],
  ['centre', 'center'],
  ['metre', 'meter'],
  ['kerb', 'curb'],
  ['Kerb', 'Curb'],
];

/** Rewrites a British text of the grammar in American English. */
export const americanize = (text: string): string =>
  forms.reduce((rewritten, [british, american]) => rewritten.replaceAll(british, american), text);
