import type { Area } from '../../platform/area.ts';
import { countAnswersJob } from './count-answers.ts';
import { limits } from './limits.ts';
import { profileRoutes, visibility } from './routes.ts';
import { personalData } from './personal-data.ts';

export const profiles: Area = {
  name: 'profiles',
  visibility,
  personalData,
  limits,
  jobs: countAnswersJob,
  routes: profileRoutes,
};
