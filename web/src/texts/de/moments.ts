import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/moments.ts';

export const messages: Translated<typeof en> = {
  label: 'Neu für dich',
  matched: (name: string) => `Du hast ein Match mit ${name}`,
  seeMatch: 'Match ansehen',
  wrote: (name: string) => `${name} hat dir geschrieben`,
  close: 'Schließen',
  blocked: {
    label: 'Blockiert',
    text: (name: string) => `${name} ist blockiert.`,
    undo: 'Rückgängig',
  },
  push: {
    label: 'Push-Mitteilungen',
    about: (brand: string) =>
      `Erfahre von Nachrichten und Matches, auch wenn ${brand} geschlossen ist.`,
    names: 'Namen erscheinen nicht auf deinem Sperrbildschirm.',
    turnOn: 'Mitteilungen einschalten',
    later: 'Nein, danke',
  },
};
