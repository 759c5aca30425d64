import type { Translated } from '../translated.ts';
import type { visitorNotes as en } from '../en/visitor-notes.ts';

export const visitorNotes: Translated<typeof en> = {
  invitationOnly: (brand: string) =>
    `O ${brand} está aberto a quem tem um convite. Tem um? Siga o link ou digite o código no cadastro.`,
  regions: ({ brand, countries }: { brand: string; countries: string }) =>
    `O ${brand} é para quem mora em: ${countries}.`,
};
