import { plural } from './plural.ts';

/** A wait is rounded up, so that trying again then works. Follows 'بعد'. */
export function formatWait(seconds: number) {
  if (seconds < 60) return secondsText(Math.ceil(seconds));
  if (seconds < 3600) return minutesText(Math.ceil(seconds / 60));
  return hoursText(Math.ceil(seconds / 3600));
}

const secondsText = (count: number) =>
  plural(count, {
    one: 'ثانية واحدة',
    two: 'ثانيتين',
    few: `${count} ثوانٍ`,
    many: `${count} ثانية`,
    other: `${count} ثانية`,
  });

const minutesText = (count: number) =>
  plural(count, {
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: `${count} دقائق`,
    many: `${count} دقيقة`,
    other: `${count} دقيقة`,
  });

const hoursText = (count: number) =>
  plural(count, {
    one: 'ساعة واحدة',
    two: 'ساعتين',
    few: `${count} ساعات`,
    many: `${count} ساعة`,
    other: `${count} ساعة`,
  });
