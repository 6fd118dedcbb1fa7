import { preparing } from './preparing.ts';
import { TextPage } from './TextPage.tsx';

export const prepare = preparing(() => 'about');

export default function AboutPage() {
  return <TextPage name="about" />;
}
