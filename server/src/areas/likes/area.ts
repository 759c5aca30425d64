import type { Area } from '../../platform/area.ts';
import { limits } from './limits.ts';
import { oldPassJobs } from './old-passes/jobs.ts';
import { personalData } from './personal-data.ts';
import { scheduleLikeNotices } from './notify-liked.ts';
import { publishChanges } from './publish-changes.ts';
import { addMomentContents } from './lists/moment.ts';
import { likeRoutes, visibility } from './routes.ts';
import { publishPresence } from './publish-presence.ts';

export const likes: Area = {
  name: 'likes',
  visibility,
  personalData,
  limits,
  routes: likeRoutes,
  jobs: (app) => {
    oldPassJobs(app);
    scheduleLikeNotices(app);
    publishPresence(app);
    publishChanges(app);
    addMomentContents(app);
  },
};
