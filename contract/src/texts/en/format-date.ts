import { formatDayIn } from '../format-day.ts';

export const formatDate = formatDayIn('en');
