import { journeyIn } from './journeyIn.ts';

journeyIn('es', { device: 'tablet' });
