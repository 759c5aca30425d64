import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/score.ts';
import { countingMinutes } from '@kindred/contract/profiles/answers';
import { plural } from '@kindred/contract/texts/pl/plural';
import { formatDate } from '../../lib/formats/formats.ts';

export const messages: Translated<typeof en> = {
  reasons: (name: string) => `Dlaczego pasujecie do siebie: ty i ${name}`,
  words: {
    strong: 'Mocne dopasowanie',
    good: 'Dobre dopasowanie',
    some: 'Częściowe dopasowanie',
    low: 'Mało wspólnych odpowiedzi',
  },
  from: (answers: number) =>
    plural(answers, {
      one: `z ${answers} jawnej odpowiedzi`,
      few: `z ${answers} jawnych odpowiedzi`,
      many: `z ${answers} jawnych odpowiedzi`,
      other: `z ${answers} jawnej odpowiedzi`,
    }),
  new: 'Dopiero się poznajecie',
  ask: (missing: number) =>
    plural(missing, {
      one: `Odpowiedz na ${missing} pytanie, żeby zobaczyć, jak do siebie pasujecie`,
      few: `Odpowiedz na ${missing} pytania, żeby zobaczyć, jak do siebie pasujecie`,
      many: `Odpowiedz na ${missing} pytań, żeby zobaczyć, jak do siebie pasujecie`,
      other: `Odpowiedz na ${missing} pytania, żeby zobaczyć, jak do siebie pasujecie`,
    }),
  tooFew: 'Za mało odpowiedzi do porównania',
  /** Answers count within a day, so the next such time is meant. */
  updating: (by: number) =>
    by > Date.now()
      ? `Twoje nowe odpowiedzi będą się liczyć najpóźniej od ${formatDate(by, { dateStyle: undefined, timeStyle: 'short' })}`
      : `Twoje nowe odpowiedzi będą się liczyć w ciągu ${plural(countingMinutes, {
          one: `${countingMinutes} minuty`,
          few: `${countingMinutes} minut`,
          many: `${countingMinutes} minut`,
          other: `${countingMinutes} minuty`,
        })}`,
  /** By the number of the answer to what they hope to find. */
  sameHope: [
    'Szukacie tego samego: czegoś trwałego',
    'Szukacie tego samego: czegoś, co się rozwinie',
    'Szukacie tego samego: czegoś niezobowiązującego',
    'Jeszcze nie wiecie, czego szukacie',
  ] as readonly string[],
  hopes: 'To, czego szukacie, pasuje do siebie',
  agreeOn: (topics: readonly string[]) =>
    `Zgadzacie się: ${new Intl.ListFormat('pl').format(topics)}`,
  share: (interests: readonly string[], more: number) =>
    `Wspólne: ${new Intl.ListFormat('pl').format(more > 0 ? [...interests, `jeszcze ${more}`] : interests)}`,
  agreed: (count: number, of: number) => `Zgodne jawne odpowiedzi: ${count} z ${of}`,
  none: 'Jeszcze żadnych wspólnych odpowiedzi ani zainteresowań',
};
