import { messages } from '#texts/questions.ts';
import { formatDate } from '../formats/formats.ts';

/** When an answer counts: today or tomorrow, with the time unless the day just begins there. Null if it counts already. */
export function countingFrom(at: string | null): string | null {
  if (at === null || Date.parse(at) <= Date.now()) return null;
  const { when: m } = messages;
  if (formatDate(at) === formatDate(Date.now())) return m.today({ time: at });
  return new Date(at).getHours() === 0 ? m.tomorrow : m.tomorrowAt({ time: at });
}

/** That an answer was saved, and when it counts. */
export function savedText(at: string | null) {
  const when = countingFrom(at);
  return when === null ? messages.saved : messages.savedFrom({ when });
}
