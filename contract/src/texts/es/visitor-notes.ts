import type { Translated } from '../translated.ts';
import type { visitorNotes as en } from '../en/visitor-notes.ts';

export const visitorNotes: Translated<typeof en> = {
  invitationOnly: (brand: string) =>
    `${brand} está abierto a quienes tienen una invitación. ¿Tienes una? Sigue su enlace o escribe su código al registrarte.`,
  regions: ({ brand, countries }: { brand: string; countries: string }) =>
    `${brand} es para quienes viven en: ${countries}.`,
};
