import { plainText } from '../plain-text.ts';
import { stopWords } from './stop-words.ts';

interface MessageStop {
  /** The sender is asked whether they are sure, and can then send the message. */
  readonly isQuestion: boolean;
}

/** Why a message is refused. */
export const messageStops = {
  link: { isQuestion: false },
  contact: { isQuestion: false },
  money: { isQuestion: false },
  hurtful: { isQuestion: true },
  /** Its photo is a likely nude. */
  nude: { isQuestion: true },
} as const satisfies Record<string, MessageStop>;
export type Stop = keyof typeof messageStops;
export const stops = Object.keys(messageStops) as Stop[];

export const isQuestion = (stop: Stop | null) => stop !== null && messageStops[stop].isQuestion;

const endings =
  'com|net|org|io|me|co|app|link|xyz|top|info|ru|cn|tk|club|shop|online|site|live|biz|ly|gg';

const languageWords = Object.values(stopWords);

/** One of these, between what are neither letters nor digits of any script. */
const anyWord = (words: readonly string[]) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}_])(?:${words.map(plainText).join('|')})(?![\p{L}\p{N}_])`,
    'u',
  );

/**
 * Signs of a scam, in a text to someone who has not answered yet. Easy to get around: a first filter. No pattern repeats
 * without an end, because reading on from every character of a long text takes very long.
 */
const scamSigns: readonly (readonly [Stop, RegExp])[] = [
  ['link', new RegExp(String.raw`https?:|\bwww\.|[a-z0-9]\.(?:${endings})\b`)],
  ['contact', /[\w.+-]@[\w-]{1,63}\.\w{2}/],
  ['contact', /(?:\+|\b)\d(?:[\s().-]{0,2}\d){8}/],
  ['contact', anyWord(languageWords.flatMap(({ contact = [] }) => contact))],
  ['money', anyWord(languageWords.flatMap(({ money }) => money))],
];

const hurtful = anyWord(languageWords.flatMap((words) => words.hurtful));

interface Sending {
  /** The other person has answered, and may be sent what looks like a scam. */
  readonly answered?: boolean;
  /** The sender was asked 'Are you sure?' about what could hurt. */
  readonly sure?: boolean;
}

/** Why a message, or the note of a like, is not sent as it is. */
export function findStop(text: string, { answered = false, sure = false }: Sending = {}) {
  const read = plainText(text).toLowerCase();
  const sign = answered ? null : scamSigns.find(([, each]) => each.test(read))?.[0];
  return sign ?? (!sure && hurtful.test(read) ? 'hurtful' : null);
}
