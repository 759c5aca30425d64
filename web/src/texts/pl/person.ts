import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/person.ts';

export const messages: Translated<typeof en> = {
  loading: 'Wczytywanie…',
  unknown: 'Tego profilu tu nie ma',
  unknownText: 'Jest zamknięty, wstrzymany lub ukryty albo nie możesz go już zobaczyć.',
  onward: 'Przejdź do Odkrywaj',
  you: 'Tak widzą cię inni.',
  toProfile: 'Wróć do swojego profilu',
  online: 'Teraz online',
  about: (name: string) => `${name} o sobie`,
  interests: 'Zainteresowania',
  youShare: 'To was łączy',
  also: 'Poza tym',
  back: 'Wstecz',
  match: (name: string) => `Jak pasujecie do siebie: ty i ${name}`,
  photos: (name: string) => `Zdjęcia: ${name}`,
  photo: (name: string, number: number) => `${name}, zdjęcie ${number}`,
  previousPhoto: 'Poprzednie zdjęcie',
  nextPhoto: 'Następne zdjęcie',
  photoCount: (number: number, all: number) => `${number} z ${all}`,
  menu: (name: string) => `Więcej: ${name}`,
  reportAbout: 'Ta osoba nie dowie się, od kogo jest zgłoszenie.',
  blockAbout: 'Nie będziecie się już widzieć.',
  safety: 'Bezpieczeństwo',
  report: 'Zgłoś',
  reportPhoto: 'Zgłoś to zdjęcie',
  block: 'Zablokuj',
  blockTitle: (name: string) => `Zablokować: ${name}?`,
  blockText:
    'Nie będziecie się już widzieć, a my nie powiemy o tym drugiej osobie. Blokadę możesz zdjąć w ustawieniach. Dopasowanie i rozmowa wrócą wtedy u obu stron, więc druga osoba może się domyślić, że była blokada.',
  cancel: 'Anuluj',
};
