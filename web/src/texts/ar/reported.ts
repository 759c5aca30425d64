// Made from texts/ar/reported.json. Change it there.
// @ts-nocheck
import { formatDate } from '../../lib/formats/formats.ts';

export const messages = {
on: ({ time }: { time: string | number }) => `لقد أبلغت عن هذا الشخص بتاريخ ${formatDate(time)}.`,
ownReports: "بلاغاتي",
};
