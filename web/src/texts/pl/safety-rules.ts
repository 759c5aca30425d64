import type { ShippedRule } from '@kindred/contract/site/shipped-rules';
import type { Signal } from '@kindred/contract/site/safety-rules';

const names: Readonly<Record<ShippedRule, string>> = {
  link: 'Linki pisane słowami',
  elsewhere: 'Oferty na innej stronie',
  messenger: 'Inny komunikator lub telefon',
  'paid-dates': 'Płatne spotkania',
  script: 'Zwroty oszustw matrymonialnych',
  'quick-money': 'Szybkie pieniądze',
  insult: 'Obelgi',
  demand: 'Żądania seksualne',
  disguise: 'Zamaskowane słowa',
  'same-text': 'Ten sam tekst do wielu',
  'new-people': 'Wiele nowych osób w godzinę',
  likes: 'Wiele polubień',
  'banned-photo': 'Zdjęcie zablokowanej osoby',
  'changed-profile': 'Profil zmieniony tuż przedtem',
  reports: 'Zgłoszenia od wiarygodnych osób',
};

const signals: Readonly<Record<Signal, string>> = {
  words: 'Słowa w wiadomości',
  link: 'Adres pisany słowami albo jedna z tych stron',
  contact: 'Numer słowami albo inny sposób pisania',
  disguise: 'Zamaskowane słowo innej reguły',
  'same-text': 'Ten sam lub prawie ten sam tekst do kilku osób w tygodniu',
  'new-people': 'Nowe osoby w ciągu godziny',
  likes: 'Polubienia od wczoraj',
  'banned-photo': 'Zdjęcie takie samo jak zablokowanej osoby',
  'changed-profile': 'Zdjęcie lub wiek zmienione w tych godzinach',
  reports: 'Zgłoszenia z 30 dni, ważone wcześniejszymi tej samej osoby',
};

/** The rules about first messages: their names, and the words of the office. */
export const messages = {
  levels: {
    noteFrom: 'Liczy się w danych reguł i nic więcej się nie dzieje.',
    slowFrom: 'Przez dobę może pisać tylko do kilku nowych osób na godzinę.',
    holdFrom: 'Wiadomości do nowych osób czekają, aż zespół sprawdzi konto.',
    peopleAnHour: 'Nowe są osoby, od których nie ma jeszcze odpowiedzi.',
    youngDays: 'Fałszywe profile w pierwszych dniach piszą do wielu osób. 0 wyłącza limit.',
    youngPeople:
      'Kończy się wcześniej, gdy ktoś odpowie lub zdjęcia są zweryfikowane. Członek się o tym dowiaduje.',
  },
  names,
  signals,
  about:
    'Te reguły sprawdzają wiadomości do osób, które jeszcze nie odpisały. Każda dodaje punkty za każdą osobę. Żadna reguła nikogo nie blokuje: wstrzymane konta oglądają ludzie z twojego zespołu. Publikacja bez reguły zwalnia wszystkich, których wstrzymała tylko ona.',
  list: 'Reguły',
  on: 'Włączona',
  weight: 'Punkty za osobę',
  most: 'Liczy się najwyżej dla tylu osób',
  from: 'Liczy się od',
  units: { people: 'osoby', likes: 'polubienia', hours: 'godziny', percent: 'procent' },
  words: (language: string) => `Słowa w języku: ${language}`,
  wordsAbout: 'Po jednym w wierszu. Gwiazdka to reszta słowa, krzyżyk to liczba.',
  name: 'Nazwa',
  remove: 'Usuń regułę',
  add: 'Dodaj regułę ze słowami',
  newName: 'Nowa reguła',
  noWords: 'Ta reguła nie ma słów.',
  edit: 'Zmień',
  done: 'Zamknij',
  figures: ({
    members,
    held,
    upheld,
    errors,
  }: Readonly<Record<'members' | 'held' | 'upheld' | 'errors', number>>) =>
    `W tym miesiącu: osoby ${members}, spowolnione lub wstrzymane ${held}, potwierdzone ${upheld}, zwolnione jako pomyłka ${errors}`,
  noFigures: 'W tym miesiącu: nic nie znaleziono',
  tryOut: {
    title: 'Wypróbuj wiadomość',
    about: 'Ile dodałaby ta wiadomość? Nie jest nigdzie wysyłana.',
    field: 'Wiadomość',
    none: 'Żadna reguła nic w niej nie znajduje.',
    found: (rule: string, points: number) => `${rule}: punkty ${points}`,
    sum: (points: number, effect: string) =>
      `Punkty za każdego odbiorcę: ${points}. Przy trzech osobach: ${effect}.`,
    effects: {
      none: 'nic się nie dzieje',
      note: 'zostaje to odnotowane',
      slow: 'konto jest spowalniane',
      hold: 'pierwsze wiadomości czekają',
    },
  },
};
