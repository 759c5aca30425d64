import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type * as ShortParts from '../parts/short-parts.ts';
import type { SetupPlace } from './setup-search.ts';

const shortPart = (name: keyof typeof ShortParts) =>
  lazyRouteComponent(() => import('../parts/short-parts.ts'), name);

/** Each step is fetched when someone comes to it. */
export const contentOf: Record<SetupPlace, ComponentType> = {
  brand: shortPart('NameAndLogo'),
  colors: shortPart('Colors'),
  language: lazyRouteComponent(() => import('./language-step.tsx'), 'LanguageStep'),
  place: lazyRouteComponent(() => import('./place-step.tsx'), 'PlaceStep'),
  legal: lazyRouteComponent(() => import('./legal-step.tsx'), 'LegalStep'),
  prices: lazyRouteComponent(() => import('./prices-step.tsx'), 'PricesStep'),
  mail: lazyRouteComponent(() => import('./mail-step.tsx'), 'MailStep'),
  ready: shortPart('LaunchList'),
};
