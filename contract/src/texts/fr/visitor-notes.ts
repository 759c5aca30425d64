import type { Translated } from '../translated.ts';
import type { visitorNotes as en } from '../en/visitor-notes.ts';

export const visitorNotes: Translated<typeof en> = {
  invitationOnly: (brand: string) =>
    `${brand} est ouvert sur invitation. Tu en as une ? Suis son lien, ou saisis son code à l’inscription.`,
  regions: ({ brand, countries }: { brand: string; countries: string }) =>
    `${brand} est ouvert aux personnes qui vivent dans ces pays : ${countries}.`,
};
