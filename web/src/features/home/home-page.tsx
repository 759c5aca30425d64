import { Features } from './features.tsx';
import { Figures } from './figures.tsx';
import { Hero } from './hero.tsx';

export function HomePage() {
  return (
    <>
      <Hero getStartedTo="/faqs" />
      <Figures />
      <Features />
    </>
  );
}
