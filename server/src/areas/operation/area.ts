import type { Area } from '../../platform/area.ts';
import { personalData } from './personal-data.ts';
import { operationRoutes } from './routes.ts';
import { translationRoutes } from './translation-routes.ts';

/** What administrators see and do about the running service. */
export const operation: Area = {
  name: 'operation',
  routes: (app) => {
    operationRoutes(app);
    translationRoutes(app);
  },
  personalData,
};
