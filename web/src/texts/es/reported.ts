// Made from texts/es/reported.json. Change it there.
// @ts-nocheck
import { formatDate } from '../../lib/formats/formats.ts';

export const messages = {
on: ({ time }: { time: string | number }) => `Reportaste a esta persona el ${formatDate(time)}.`,
ownReports: "Mis reportes",
};
