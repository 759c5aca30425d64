import { formatDate } from '../../lib/formats/formats.ts';

export const messages = {
  on: (time: string) => `You reported this person on ${formatDate(time)}.`,
  ownReports: 'My reports',
};
