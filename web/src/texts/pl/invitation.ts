import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/invitation.ts';

export const messages: Translated<typeof en> = {
  code: 'Kod zaproszenia',
  hint: 'Ma 12 liter i cyfr, na przykład ABCD-EFGH-JKLM.',
  optional: 'Możesz dołączyć też bez kodu: zostaw to pole puste.',
  missing: 'Wpisz kod zaproszenia.',
  invited: 'Ktoś cię tu zaprasza. Witaj!',
  enter: 'Kontynuuj',
};
