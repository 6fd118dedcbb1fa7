import { journeyIn } from './journeyIn.ts';

journeyIn('fr', { device: 'phone' });
