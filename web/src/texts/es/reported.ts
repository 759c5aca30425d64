import type { Translated } from '@kindred/contract/texts/translated';
import { formatDate } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/reported.ts';

export const messages: Translated<typeof en> = {
  on: (time: string) => `Reportaste a esta persona el ${formatDate(time)}.`,
  ownReports: 'Mis reportes',
};
