import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/shortcuts.ts';

export const messages: Translated<typeof en> = {
  single: 'Skróty jednoklawiszowe',
  singleAbout: 'Wyłącz je, jeśli klawiatura lub dyktowanie uruchamia je przez pomyłkę.',
};
