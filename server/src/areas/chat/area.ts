import type { Area, ErasedMember } from '../../platform/area.ts';
import { chatJobs } from './jobs.ts';
import { limits } from './limits.ts';
import { addChatContents } from './events/live-contents.ts';
import { messageRoutes, visibility as ofMessages } from './messages/message-routes.ts';
import { deliverWaiting } from './messages/waiting.ts';
import { personalData } from './personal-data.ts';
import { reduceChatEvents } from './events/reduce-events.ts';
import { publishTyping } from './events/publish-chat.ts';
import { chatRoutes, visibility } from './routes.ts';
import { type Db, statement } from '../../db/statement.ts';

export const chat: Area = {
  name: 'chat',
  limits,
  personalData,
  eraseMember,
  jobs: (app) => {
    chatJobs(app);
    deliverWaiting(app);
    publishTyping(app);
    addChatContents(app);
    reduceChatEvents(app);
  },
  visibility: [...visibility, ...ofMessages],
  routes: (api) => {
    chatRoutes(api);
    messageRoutes(api);
  },
};

const deleteChats = statement({
  name: 'delete_chats_of_member',
  text: `delete from chat where id in (
    select id from chat where first_id = $memberId or second_id = $memberId)`,
  params: { memberId: 'uuid' },
});

/** Runs before the rows of the member are deleted, as a chat is locked before its contents. */
async function eraseMember(db: Db, { id }: ErasedMember) {
  await deleteChats.run(db, { memberId: id });
}
