import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/invitation.ts';

export const messages: Translated<typeof en> = {
  code: 'Code deiner Einladung',
  hint: 'Er hat 12 Buchstaben und Ziffern, zum Beispiel ABCD-EFGH-JKLM.',
  optional: 'Du kannst auch ohne beitreten: Lass das Feld leer.',
  missing: 'Gib den Code deiner Einladung ein.',
  invited: 'Du wurdest eingeladen. Willkommen!',
  enter: 'Weiter',
};
