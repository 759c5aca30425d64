import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/moments.ts';

export const messages: Translated<typeof en> = {
  label: 'Nowe dla ciebie',
  matched: (name: string) => `${name} – nowe dopasowanie`,
  seeMatch: 'Zobacz dopasowanie',
  wrote: (name: string) => `${name} – nowa wiadomość`,
  close: 'Zamknij',
  blocked: {
    label: 'Blokada',
    text: (name: string) => `Zablokowano: ${name}.`,
    undo: 'Cofnij',
  },
  push: {
    label: 'Powiadomienia push',
    about: (brand: string) =>
      `Damy ci znać o wiadomościach i dopasowaniach, także gdy nie masz otwartej strony ${brand}.`,
    names: 'Imiona nie pojawią się na ekranie blokady.',
    turnOn: 'Włącz powiadomienia',
    later: 'Nie, dziękuję',
  },
};
