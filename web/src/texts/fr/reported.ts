// Made from texts/fr/reported.json. Change it there.
// @ts-nocheck
import { formatDate } from '../../lib/formats/formats.ts';

export const messages = {
on: ({ time }: { time: string | number }) => `Tu as signalé cette personne le ${formatDate(time)}.`,
ownReports: "Mes signalements",
};
