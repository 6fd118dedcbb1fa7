import { journeyIn } from './journeyIn.ts';

journeyIn('en', { bundled: true });
