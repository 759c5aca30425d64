import type { Area } from '../../platform/area.ts';
import { eraseMember } from './erase-member.ts';
import { chatJobs } from './jobs.ts';
import { limits } from './limits.ts';
import { addChatContents } from './events/live-contents.ts';
import { messageRoutes, visibility as ofMessages } from './messages/message-routes.ts';
import { personalData } from './personal-data.ts';
import { publishTyping } from './events/publish-chat.ts';
import { chatRoutes, visibility } from './routes.ts';

export const chat: Area = {
  name: 'chat',
  limits,
  personalData,
  eraseMember,
  jobs: (app) => {
    chatJobs(app);
    publishTyping(app);
    addChatContents(app);
  },
  visibility: [...visibility, ...ofMessages],
  routes: (api) => {
    chatRoutes(api);
    messageRoutes(api);
  },
};
