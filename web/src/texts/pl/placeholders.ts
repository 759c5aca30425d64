import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/placeholders.ts';

/** What replaces each placeholder of a text. */
export const messages: Translated<typeof en> = {
  reporter: 'imię osoby zgłaszającej; nic, gdy go nie znamy',
  reference: 'numer zgłoszenia',
  name: 'imię osoby, której dotyczy decyzja',
  until: 'ostatni dzień zawieszenia',
};
