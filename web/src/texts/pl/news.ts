import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/news.ts';

export const messages: Translated<typeof en> = {
  title: 'Nowości',
  about: 'Co napisał do ciebie nasz zespół.',
  loading: 'Wczytywanie nowości...',
  failed: 'Nie udało się wczytać nowości',
  again: 'Spróbuj ponownie',
  none: 'Nie ma jeszcze nowości.',
  settings: 'W ustawieniach wybierasz, czy dostajesz nowości e-mailem.',
};
