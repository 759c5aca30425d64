import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-catalogs.ts';

export const messages: Translated<typeof en> = {
  about:
    'Z czego wybierają użytkownicy. To, co wycofasz, zostaje u osób, które to wybrały, a nikt inny nie może już tego wybrać.',
  list: 'Lista',
  lists: {
    interests: 'Zainteresowania',
    prompts: 'Zdania',
    questions: 'Pytania',
    reasons: 'Powody zgłoszeń',
  },
  language: 'Język twoich własnych słów',
  group: 'Grupa',
  newOnes: {
    interests: 'Nowe zainteresowania, każde w osobnym wierszu',
    prompts: 'Nowe zdania, każde w osobnym wierszu',
    questions: 'Nowe pytania, każde w osobnym wierszu',
    reasons: 'Nowe powody, po jednym w wierszu',
  },
  topic: 'Czego dotyczy, jak w „Zgadzacie się: …”',
  answer: (number) => `Odpowiedź ${number}`,
  addAnswer: 'Dodaj odpowiedź',
  removeAnswer: (number) => `Usuń odpowiedź ${number}`,
  aboutReasons:
    'Dlaczego członkowie zgłaszają kogoś. Wycofany powód zostaje przy swoich zgłoszeniach. Powody wymagane przez prawo lub bezpieczeństwo można przeformułować, ale zawsze zostają.',
  reason: { type: 'Rodzaj zgłoszenia', priority: 'Priorytet', clause: 'Zwykła reguła' },
  aboutQuestions:
    'Wycofane pytanie nie jest już zadawane, pokazywane ani liczone. Odpowiedzi na nie zostają i znów się liczą, gdy ponownie je udostępnisz. Opublikowana odpowiedź zachowuje swoje miejsce: możesz poprawić jej słowa i dodać po niej następną.',
  incomplete: 'Niepełne',
  nameIn: (name, language) => `${name} (${language})`,
  full: (most) =>
    `Ta lista ma ${most} własnych pozycji, łącznie z wycofanymi, i więcej się nie zmieści.`,
  add: {
    interests: 'Dodaj zainteresowania',
    prompts: 'Dodaj zdania',
    questions: 'Dodaj pytania',
    reasons: 'Dodaj powody',
  },
  addLines: 'Dodaj pozycje',
  sameMeaning:
    'Możesz poprawić słowa odpowiedzi. Jeśli ma znaczyć co innego, wycofaj ją i dodaj nową: kto ją wybrał, ten ją zachowa.',
  retireOf: (name) => `Wycofaj ${name}`,
  offerOf: (name) => `Przywróć ${name}`,
  removeOf: (name) => `Usuń ${name}`,
  up: (name) => `Przesuń ${name} w górę`,
  down: (name) => `Przesuń ${name} w dół`,
  unnamed: 'Pozycja bez słów',
  reword: 'Zmień słowa',
  rewordOf: (name) => `Zmień słowa: ${name}`,
  retired: 'Wycofane',
  retire: 'Wycofaj',
  offer: 'Przywróć',
  remove: 'Usuń',
  consequences: {
    added: (names) => `Nowe: ${names}`,
    retired: (names) => `Wycofane: ${names}`,
    offered: (names) => `Przywrócone: ${names}`,
    reworded: (names) => `Innymi słowami: ${names}`,
    order: 'W innej kolejności',
  },
};
