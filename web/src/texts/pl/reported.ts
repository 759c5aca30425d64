// Made from texts/pl/reported.json. Change it there.
// @ts-nocheck
import { formatDate } from '../../lib/formats/formats.ts';

export const messages = {
on: ({ time }: { time: string | number }) => `Mamy już twoje zgłoszenie w sprawie tej osoby (${formatDate(time)}).`,
ownReports: "Moje zgłoszenia",
};
