import { formatTenth } from '../../../lib/formats/figures.ts';
import { messages } from '#texts/desk-numbers.ts';

/** A number of hours in the unit that people count such a time in. */
export function timeText(hours: number | null) {
  const { time: m } = messages;
  if (hours === null) return m.none;
  if (hours < 1) return m.minutes({ minutes: Math.round(hours * 60) });
  return hours < 48
    ? m.hours({ hours: formatTenth(hours) })
    : m.days({ days: formatTenth(hours / 24) });
}
