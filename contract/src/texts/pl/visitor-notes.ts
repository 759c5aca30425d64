import type { Translated } from '../translated.ts';
import type { visitorNotes as en } from '../en/visitor-notes.ts';

export const visitorNotes: Translated<typeof en> = {
  invitationOnly: (brand: string) =>
    `Serwis ${brand} jest dla osób z zaproszeniem. Masz je? Otwórz jego link albo wpisz kod przy rejestracji.`,
  regions: ({ brand, countries }: { brand: string; countries: string }) =>
    `Serwis ${brand} jest dla osób, które mieszkają w krajach: ${countries}.`,
};
