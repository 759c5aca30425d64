import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/gone-case.ts';

export const messages: Translated<typeof en> = {
  title: 'Tej sprawy już tu nie ma',
  about: 'Jest rozstrzygnięta, a jej zgłoszenia usunięte, albo adres jest błędny.',
  back: 'Wróć do kolejki',
};
