import { peopleOfAmerica } from './people/america.ts';
import { peopleOfBritain } from './people/britain.ts';
import { peopleElsewhere } from './people/elsewhere.ts';
import { peopleOfFrance } from './people/france.ts';
import { peopleOfSpain } from './people/spain.ts';
import { staff } from './people/staff.ts';

/** Everybody in the demo data by a short name. */
export const people = {
  ...staff,
  ...peopleOfBritain,
  ...peopleOfAmerica,
  ...peopleOfFrance,
  ...peopleOfSpain,
  ...peopleElsewhere,
};

export type PersonKey = keyof typeof people;
