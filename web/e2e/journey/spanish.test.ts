import { journeyIn } from './journeyIn.ts';

journeyIn('es');
