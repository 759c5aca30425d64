import { Features } from './features.tsx';
import { Figures } from './figures.tsx';
import { Hero } from './hero.tsx';
import { SignInInvitation } from './sign-in-invitation.tsx';

export function LandingPage() {
  return (
    <>
      <Hero />
      <Figures />
      <Features />
      <SignInInvitation />
    </>
  );
}
