import { contentNames } from '@kindred/contract/chat/content-fields';
import { under } from '../../platform/visibility.ts';

/** What a message shows to its two members. */
const messageKeys = [
  ...['_id', 'number', 'mine', 'photo', 'sentAt', 'editedAt', 'deleted', 'change'],
  ...contentNames,
  ...under('photo', ['url', 'publicId', 'placeholder']),
  'replyTo',
  ...under('replyTo', ['number', 'mine', 'photo', ...contentNames]),
  ...under('reactions', ['mine', 'theirs']),
];

export const messagesKeys = ['data.messages', ...under('data.messages[]', messageKeys)];

/** What a chat shows to one side, besides what they did themselves. */
export const chatKeys = [
  ...under('person', ['_id', 'firstName', 'age', 'profilePicture', 'profilePictureId']),
  ...under('person', ['profilePictureFocus', 'profilePictureFocus.x', 'profilePictureFocus.y']),
  ...under('person', ['isOnline', 'lastActive', 'photoChecked']),
  ...[
    'matchedAt',
    'activeAt',
    'note',
    'part',
    'ownNote',
    'ownPart',
    'turn',
    'archived',
    'unread',
    'readTo',
    'draft',
    'draftAt',
  ],
  ...['theirDeliveredTo', 'theirReadTo', 'theirReadAt', 'lastNumber', 'lastChange'],
  'lastMessage',
  ...under('lastMessage', messageKeys),
  ...under('part', ['kind', 'id', 'photo', 'answer', 'gone']),
  ...under('ownPart', ['kind', 'id', 'photo', 'answer', 'gone']),
  'opener',
  ...under('opener', ['theirs', 'yours']),
  ...under('opener.theirs', ['prompt', 'answer']),
  ...under('opener.yours', ['prompt', 'answer']),
];
