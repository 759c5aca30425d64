import { formatDate } from '../../../lib/formats/formats.ts';

/** A month in the operator's time zone, whose middle is in it everywhere. */
export const formatMonth = (month: string, options: Intl.DateTimeFormatOptions) =>
  formatDate(`${month}-15T12:00:00Z`, { dateStyle: undefined, ...options });
