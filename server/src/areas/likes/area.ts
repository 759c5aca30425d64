import type { Area } from '../../platform/area.ts';
import { limits } from './limits.ts';
import { oldPassJobs } from './old-passes/jobs.ts';
import { personalData } from './personal-data.ts';
import { scheduleWaitingLikes } from './notify-liked.ts';
import { publishChanges } from './publish-changes.ts';
import { addMomentContents } from './lists/moment.ts';
import { receivedLikeRoutes, visibility as ofReceived } from './received-routes.ts';
import { likeRoutes, visibility } from './routes.ts';
import { publishPresence } from './publish-presence.ts';

export const likes: Area = {
  name: 'likes',
  visibility: [...visibility, ...ofReceived],
  personalData,
  limits,
  routes: (api) => {
    likeRoutes(api);
    receivedLikeRoutes(api);
  },
  jobs: (app) => {
    oldPassJobs(app);
    scheduleWaitingLikes(app);
    publishPresence(app);
    publishChanges(app);
    addMomentContents(app);
  },
};
