import { preparing } from './preparing.ts';
import { TextPage } from './TextPage.tsx';

export const prepare = preparing(() => 'process');

export default function ProcessPage() {
  return <TextPage name="process" />;
}
