import type { Area } from '../../platform/area.ts';
import { liveLimits as limits } from '../../platform/live/upgrades.ts';
import { personalData } from './personal-data.ts';
import { keepOnline, providePresence } from './presence.ts';
import { liveRoutes, publicRoutes } from './routes.ts';
import { followChanges } from './staff-topics.ts';

export const live: Area = {
  name: 'live',
  personalData,
  publicRoutes,
  limits,
  routes: liveRoutes,
  provide: (app) => {
    providePresence(app);
    followChanges(app);
  },
  jobs: keepOnline,
};
