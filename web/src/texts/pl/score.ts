// Made from texts/pl/score.json. Change it there.
// @ts-nocheck
import { plural } from '@kindred/contract/texts/pl/plural';
import { formatDate } from '../../lib/formats/formats.ts';

export const messages = {
reasons: ({ name }: { name: string | number }) => `Dlaczego pasujecie do siebie: ty i ${name}`,
words: {
strong: "Mocne dopasowanie",
good: "Dobre dopasowanie",
some: "Częściowe dopasowanie",
low: "Mało wspólnych odpowiedzi",
},
from: ({ answers }: { answers: number }) => `${plural(answers, { one: `z ${answers} jawnej odpowiedzi`, few: `z ${answers} jawnych odpowiedzi`, many: `z ${answers} jawnych odpowiedzi`, other: `z ${answers} jawnej odpowiedzi` })}`,
new: "Dopiero się poznajecie",
ask: ({ missing }: { missing: number }) => `${plural(missing, { one: `Odpowiedz na ${missing} pytanie, żeby zobaczyć, jak do siebie pasujecie`, few: `Odpowiedz na ${missing} pytania, żeby zobaczyć, jak do siebie pasujecie`, many: `Odpowiedz na ${missing} pytań, żeby zobaczyć, jak do siebie pasujecie`, other: `Odpowiedz na ${missing} pytania, żeby zobaczyć, jak do siebie pasujecie` })}`,
tooFew: "Za mało odpowiedzi do porównania",
sameHope: ["Szukacie tego samego: czegoś trwałego", "Szukacie tego samego: czegoś, co się rozwinie", "Szukacie tego samego: czegoś niezobowiązującego", "Jeszcze nie wiecie, czego szukacie"],
hopes: "To, czego szukacie, pasuje do siebie",
agreeOn: ({ topics }: { topics: string | number }) => `Zgadzacie się: ${topics}`,
agreed: ({ count, of }: { count: number; of: number }) => `Zgodne jawne odpowiedzi: ${count} z ${of}`,
none: "Jeszcze żadnych wspólnych odpowiedzi ani zainteresowań",
updating: ({ time }: { time: string | number }) => `Twoje nowe odpowiedzi będą się liczyć najpóźniej od ${formatDate(time, { dateStyle: undefined, timeStyle: 'short' })}`,
updatingWithin: ({ minutes }: { minutes: number }) => `Twoje nowe odpowiedzi będą się liczyć w ciągu ${plural(minutes, { one: `${minutes} minuty`, few: `${minutes} minut`, many: `${minutes} minut`, other: `${minutes} minuty` })}`,
share: ({ interests }: { interests: string | number }) => `Wspólne: ${interests}`,
more: ({ more }: { more: number }) => `jeszcze ${more}`,
};
