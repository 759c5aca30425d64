// Made from texts/pt/reported.json. Change it there.
// @ts-nocheck
import { formatDate } from '../../lib/formats/formats.ts';

export const messages = {
on: ({ time }: { time: string | number }) => `Você denunciou esta pessoa em ${formatDate(time)}.`,
ownReports: "Minhas denúncias",
};
