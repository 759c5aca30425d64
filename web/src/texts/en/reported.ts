// Made from texts/en/reported.json. Change it there.
import { formatDate } from '../../lib/formats/formats.ts';

export const messages = {
on: ({ time }: { time: string | number }) => `You reported this person on ${formatDate(time)}.`,
ownReports: "My reports",
};
