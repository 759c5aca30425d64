import type { Area } from '../../platform/area.ts';
import { likeJobs } from './jobs.ts';
import { limits } from './limits.ts';
import { personalData } from './personal-data.ts';
import { tellLiked } from './tell-liked.ts';
import { tellMatches } from './tell-matches.ts';
import { likeRoutes, visibility } from './routes.ts';
import { tellPresence } from './tell-presence.ts';

export const likes: Area = {
  name: 'likes',
  visibility,
  personalData,
  limits,
  routes: likeRoutes,
  jobs: (app) => {
    likeJobs(app);
    tellLiked(app);
    tellPresence(app);
    tellMatches(app);
  },
};
