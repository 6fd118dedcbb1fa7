import { journeyIn } from './journeyIn.ts';

journeyIn('fr');
