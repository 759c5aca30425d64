import type { Area } from '../../platform/area.ts';
import { browseRoutes, visibility as browseVisibility } from './browse/routes.ts';
import { limits } from './limits.ts';
import { personalData } from './personal-data.ts';
import { eraseFromProgress } from './demand/job/progress.ts';
import { rankBonusJobs } from './demand/job/jobs.ts';
import { deckJobs } from './deck/jobs.ts';
import { deckRoutes, visibility as deckVisibility } from './deck/routes.ts';
import { discoveryRoutes, visibility } from './routes.ts';

export const discovery: Area = {
  name: 'discovery',
  visibility: [...visibility, ...deckVisibility, ...browseVisibility],
  personalData,
  limits,
  eraseMember: async (db, { id }) => {
    await eraseFromProgress(db, id);
  },
  jobs(app) {
    deckJobs(app);
    rankBonusJobs(app);
  },
  routes(app) {
    discoveryRoutes(app);
    deckRoutes(app);
    browseRoutes(app);
  },
};
