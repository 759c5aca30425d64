import type { Area } from '../../platform/area.ts';
import { countAnswersJob } from './count-answers.ts';
import { ownFieldRoutes, ownFieldVisibility } from './own-fields/routes.ts';
import { tidyFieldsJob } from './own-fields/tidy-fields.ts';
import { limits } from './limits.ts';
import { profileRoutes, visibility } from './routes.ts';
import { personalData } from './personal-data.ts';

export const profiles: Area = {
  name: 'profiles',
  visibility: [...visibility, ...ownFieldVisibility],
  personalData,
  limits,
  jobs(app) {
    countAnswersJob(app);
    tidyFieldsJob(app);
  },
  routes(app) {
    profileRoutes(app);
    ownFieldRoutes(app);
  },
};
