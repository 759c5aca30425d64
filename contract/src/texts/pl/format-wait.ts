import { plural } from './plural.ts';

/** A wait is rounded up, so that trying again then works. Follows 'za', so it is in the accusative. */
export function formatWait(seconds: number) {
  if (seconds < 60) return inSeconds(Math.ceil(seconds));
  if (seconds < 3600) return inMinutes(Math.ceil(seconds / 60));
  return inHours(Math.ceil(seconds / 3600));
}

const inSeconds = (count: number) =>
  plural(count, {
    one: `${count} sekundę`,
    few: `${count} sekundy`,
    many: `${count} sekund`,
    other: `${count} sekundy`,
  });

const inMinutes = (count: number) =>
  plural(count, {
    one: `${count} minutę`,
    few: `${count} minuty`,
    many: `${count} minut`,
    other: `${count} minuty`,
  });

const inHours = (count: number) =>
  plural(count, {
    one: `${count} godzinę`,
    few: `${count} godziny`,
    many: `${count} godzin`,
    other: `${count} godziny`,
  });
