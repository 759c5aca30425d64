import type { chatErrors } from '../../../chat/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { stopSentences } from '../message-stops.ts';

export const chat: ErrorTexts<typeof chatErrors> = {
  chat_not_found: 'Chat not found.',
  message_stopped: ({ stop }) => stopSentences[stop],
  message_empty: 'Write something or choose a photo.',
  message_deleted: 'This message was deleted.',
  message_id_taken: 'This id is taken. Send the message with a new one.',
  quoted_message_not_found: "The message you're replying to wasn't found.",
  edit_of_other: 'You can only edit your own messages.',
  edit_too_late: ({ minutes }) => `You can edit a message for ${minutes} minutes.`,
  deletion_of_other: 'You can delete the messages of others only for yourself.',
};
