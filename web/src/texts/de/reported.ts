// Made from texts/de/reported.json. Change it there.
// @ts-nocheck
import { formatDate } from '../../lib/formats/formats.ts';

export const messages = {
on: ({ time }: { time: string | number }) => `Du hast diese Person am ${formatDate(time)} gemeldet.`,
ownReports: "Meine Meldungen",
};
