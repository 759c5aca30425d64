import { forEachName } from '@kindred/contract/names';

const thousands: Readonly<Record<string, number>> = { '': 1, K: 1000, M: 1_000_000 };

/** Figures of the front page such as 50K+ and 95%, as the language writes them. English keeps them as they are set. */
export const localFigures = <Name extends string>(
  figures: Readonly<Record<Name, string>>,
  tag: string,
): Record<Name, string> =>
  tag === 'en'
    ? figures
    : forEachName(Object.keys(figures) as Name[], (name) => localFigure(figures[name], tag));

function localFigure(figure: string, tag: string) {
  const [, digits, unit = '', percent, more = ''] =
    /^(\d+(?:\.\d+)?)(?:([KM])|(%))?(\+?)$/.exec(figure) ?? [];
  if (digits === undefined) return figure;
  const locale = new Intl.Locale(tag, { numberingSystem: 'latn' });
  const written = percent
    ? new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
        Number(digits) / 100,
      )
    : new Intl.NumberFormat(locale).format(Number(digits) * (thousands[unit] ?? 1));
  return written + more;
}
