import * as Type from 'typebox';
import { Id, Nullable, OneOf, Time } from '../common.ts';
import { forEachName } from '../names.ts';
import { shownSchemaOf } from '../values.ts';
import { type ContentName, type Contents, contentNames, contentOf } from './content-fields.ts';

/** The reactions to a message. */
export const reactions = ['❤️', '😂', '😮', '😢', '👍', '🔥'] as const;
export type Reaction = (typeof reactions)[number];

export const MessagePhoto = Type.Object({
  url: Type.String({ description: 'Opens with the token of either side, while the chat is open' }),
  publicId: Type.String(),
  placeholder: Nullable(
    Type.String({ description: 'A ThumbHash in base64, with the shape of the photo' }),
  ),
  likelyNude: Type.Boolean({
    description: 'An app shows it blurred to its receiver, until they ask for it',
  }),
});

const shownContents = forEachName(contentNames, (name) =>
  Nullable(shownSchemaOf(contentOf(name), contentOf(name).description)),
) as { [K in ContentName]: Type.TUnsafe<Contents[K]> };

const Quote = Type.Object(
  { number: Type.Integer(), mine: Type.Boolean(), ...shownContents, photo: Type.Boolean() },
  { description: 'With the first characters of the text; without any contents once it is deleted' },
);
export type Quote = Type.Static<typeof Quote>;

/** One message as its reader sees it. */
export const Message = Type.Object(
  {
    _id: Type.String({ format: 'uuid', description: 'Chosen by the sender: a UUID of version 7' }),
    number: Type.Integer({ description: '1, 2, 3, … in each chat, without gaps' }),
    mine: Type.Boolean(),
    ...shownContents,
    photo: Type.Union([MessagePhoto, Type.Null()]),
    replyTo: Type.Union([Quote, Type.Null()]),
    reactions: Type.Object({
      mine: Nullable(OneOf(reactions)),
      theirs: Nullable(OneOf(reactions)),
    }),
    sentAt: Time,
    editedAt: Nullable(Time),
    deleted: Nullable(OneOf(['me', 'both'])),
    change: Type.Integer({
      description: 'Grows with each later change of a message in the chat; 0 for an unchanged one',
    }),
  },
  {
    title: 'Message',
    description: 'A deleted message keeps its number and has neither text nor photo',
  },
);
export type Message = Type.Static<typeof Message>;

/** Members are identified by their ids: a chat is the one with this member. */
export const chatParams = Type.Object({ id: Id }, { additionalProperties: false });

export const messageParams = Type.Object(
  {
    id: Id,
    messageId: Type.String({
      format: 'uuid',
      pattern:
        '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-7[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$',
      description: 'Chosen by the sender: a UUID of version 7',
    }),
  },
  { additionalProperties: false },
);
