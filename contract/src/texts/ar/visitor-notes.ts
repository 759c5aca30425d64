import type { Translated } from '../translated.ts';
import type { visitorNotes as en } from '../en/visitor-notes.ts';

export const visitorNotes: Translated<typeof en> = {
  invitationOnly: (brand: string) =>
    `${brand} متاح لمن لديهم دعوة. هل لديك دعوة؟ يمكنك فتح رابطها أو إدخال رمزها عند التسجيل.`,
  regions: ({ brand, countries }: { brand: string; countries: string }) =>
    `${brand} متاح لمن يقيمون في: ${countries}.`,
};
