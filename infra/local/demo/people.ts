import { peopleOfAmerica } from './people/america.ts';
import { peopleOfBritain } from './people/britain.ts';
import { peopleElsewhere } from './people/elsewhere.ts';
import { peopleOfFrance } from './people/france.ts';
import { peopleOfSpain } from './people/spain.ts';
import { staff } from './people/staff.ts';

/** All demo users by a short name. */
export const people = {
  ...staff,
  ...peopleOfBritain,
  ...peopleOfAmerica,
  ...peopleOfFrance,
  ...peopleOfSpain,
  ...peopleElsewhere,
};

export type PersonKey = keyof typeof people;
