import { noContents } from '@kindred/contract/chat/content-fields';
import type { Message } from '@kindred/contract/chat/message';
import { expect, test } from 'vitest';
import { cautionAbout } from './caution-about.ts';

const messagesOf = (...texts: readonly (string | null)[]) =>
  texts.map((text, index): Message => ({
    _id: `id-${index}`,
    number: index + 1,
    mine: text?.startsWith('I: ') ?? false,
    ...noContents,
    text,
    photo: null,
    replyTo: null,
    reactions: { mine: null, theirs: null },
    sentAt: '2026-05-01T10:00:00Z',
    editedAt: null,
    deleted: text === null ? 'both' : null,
    change: 0,
  }));

test.each([
  [['Lend me money, please'], 'money', 1],
  [['Kannst du mir Geld leihen?', 'Bitte investier in Krypto'], 'money', 2],
  [['I: Hi', 'Write me on WhatsApp', 'Are you there?'], 'contact', 2],
  [['You idiot'], 'hurtful', 1],
])('%j is about %s', (texts, kind, number) => {
  expect(cautionAbout(messagesOf(...texts))).toMatchObject({ kind, message: { number } });
});

test.each([
  [['Nice hills. Which one first?']],
  // Answered, deleted, written by the reader, or a link, which warns when it is opened.
  [['Send money', 'I: No.']],
  [[null]],
  [['I: Lend me money']],
  [['See www.poems.example']],
  [[]],
])('%j needs no word of caution', (texts) => {
  expect(cautionAbout(messagesOf(...texts))).toBeNull();
});
