import type { Translated } from '../translated.ts';
import type { visitorNotes as en } from '../en/visitor-notes.ts';

export const visitorNotes: Translated<typeof en> = {
  invitationOnly: (brand: string) =>
    `${brand} ist offen für Menschen mit einer Einladung. Du hast eine? Folge ihrem Link, oder gib den Code ein, wenn du dich registrierst.`,
  regions: ({ brand, countries }: { brand: string; countries: string }) =>
    `${brand} ist für Menschen aus diesen Ländern: ${countries}.`,
};
