import type { Area } from '../../platform/area.ts';
import { liveLimits as limits } from '../../platform/live/upgrades.ts';
import { cleanUpEvents } from './jobs.ts';
import { personalData } from './personal-data.ts';
import { liveRoutes, publicRoutes } from './routes.ts';

export const live: Area = {
  name: 'live',
  personalData,
  publicRoutes,
  limits,
  routes: liveRoutes,
  jobs: cleanUpEvents,
};
