import type { Area } from '../../platform/area.ts';
import { eraseMember } from './erase-member.ts';
import { chatJobs } from './jobs.ts';
import { limits } from './limits.ts';
import { messageRoutes, visibility as ofMessages } from './message-routes.ts';
import { personalData } from './personal-data.ts';
import { chatRoutes, visibility } from './routes.ts';
import { followTyping } from './tell-chat.ts';

export const chat: Area = {
  name: 'chat',
  limits,
  personalData,
  eraseMember,
  jobs: (app) => {
    chatJobs(app);
    followTyping(app);
  },
  visibility: [...visibility, ...ofMessages],
  routes: (api) => {
    chatRoutes(api);
    messageRoutes(api);
  },
};
