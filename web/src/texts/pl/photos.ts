import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/photos.ts';
import { plural } from '@kindred/contract/texts/pl/plural';
import { formatPercent } from '../../lib/formats/formats.ts';

export const messages: Translated<typeof en> = {
  title: 'Zdjęcia',
  why: 'Główne zdjęcie inni widzą najpierw. Najlepsze jest wyraźne zdjęcie samej twarzy.',
  loading: 'Wczytywanie zdjęć…',
  failed: 'Nie udało się wczytać zdjęć',
  again: 'Spróbuj ponownie',
  add: 'Dodaj zdjęcia',
  addMore: 'Dodaj więcej',
  addAt: (number: number) => `Dodaj zdjęcie ${number}`,
  limits: (most: number) =>
    `Możesz dodać do ${most} zdjęć. Pierwsze jest główne. JPEG, PNG, WebP lub AVIF dowolnej wielkości.`,
  drop: 'Możesz je też tu upuścić.',
  hidden: 'Usuwamy ukryte dane, na przykład lokalizację.',
  tipsLabel: 'Wskazówki',
  tips: ['Światło dzienne, bez okularów słonecznych', 'Jedno z uśmiechem', 'Jedno w akcji'],
  full: 'Masz już komplet zdjęć. Usuń któreś, żeby dodać kolejne.',
  list: 'Twoje zdjęcia, po kolei',
  alt: (number: number) => `Twoje zdjęcie ${number}`,
  main: 'Główne zdjęcie',
  inReview: 'Sprawdzane',
  waiting: 'Sprawdzamy je. Na razie widzisz je tylko ty.',
  noMain: 'Wybierz główne zdjęcie. Bez niego inni cię nie znajdą.',
  options: (number: number) => `Edytuj zdjęcie ${number}`,
  moved: (place: number, of: number) =>
    place === 1
      ? `Przesunięte na miejsce 1 z ${of}. Teraz to główne zdjęcie.`
      : `Przesunięte na miejsce ${place} z ${of}.`,
  deleted: 'Zdjęcie usunięte.',
  added: (name: string) => `Dodane: ${name}.`,
  crop: {
    title: 'Dopasuj zdjęcie',
    titleOf: (left: number) => `Dopasuj zdjęcia (zostało: ${left})`,
    area: 'Zdjęcie. Przesuwasz je strzałkami.',
    hint: 'Przeciągnij zdjęcie, żeby je przesunąć, a kółko na swoją twarz.',
    zoom: 'Powiększenie',
    left: 'Obróć w lewo',
    right: 'Obróć w prawo',
    cancel: 'Pomiń zdjęcie',
    use: 'Użyj zdjęcia',
  },
  point: {
    label: 'Twarz. Kółko przesuwasz strzałkami.',
    place: (x: number, y: number) => `${formatPercent(x)} od lewej, ${formatPercent(y)} od góry`,
  },
  uploads: {
    label: 'Przesyłanie',
    waiting: 'Czeka',
    paused: 'Czeka na połączenie. Wznowi się automatycznie.',
    uploading: 'Przesyłanie',
    again: (name: string) => `Spróbuj ponownie: ${name}`,
    dismiss: (name: string) => `Zamknij: ${name}`,
    tryAgain: 'Spróbuj ponownie',
    close: 'Zamknij',
    kind: 'Nie możemy odczytać tego pliku. Wybierz zdjęcie JPEG, PNG, WebP lub AVIF.',
    large: (megabytes: number) =>
      `Nie możemy odczytać tego pliku, a ma ponad ${megabytes}\u00a0MB. Wybierz mniejszą wersję.`,
    noRoom: (all: number) => `Limit zdjęć to ${all}. Usuń któreś, a potem dodaj to.`,
    tooMany: (minutes: number) =>
      `Za dużo przesłanych zdjęć. Spróbuj ponownie za ${plural(minutes, {
        one: 'minutę',
        few: `${minutes} minuty`,
        many: `${minutes} minut`,
        other: `${minutes} minuty`,
      })}.`,
  },
};
