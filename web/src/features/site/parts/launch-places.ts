import type { SiteGap } from '@kindred/contract/site';

/** Where an administrator fills a gap. The others are variables of the environment. */
export const placesOf: Partial<Record<SiteGap, '/site' | '/site/limits' | '/site/pages'>> = {
  name: '/site',
  'support-email': '/site',
  colors: '/site',
  imprint: '/site/pages',
  'second-factor': '/site/limits',
  'photo-check': '/site/limits',
};
