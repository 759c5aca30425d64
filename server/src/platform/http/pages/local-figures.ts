const thousands: Readonly<Record<string, number>> = { '': 1, K: 1000, M: 1_000_000 };

/** Figures of the front page such as 50K+ and 95%, as the language writes them. English keeps them as they are set. */
export function withLocalFigures(settings: object, tag: string): object {
  const { figures } = settings as { figures?: Readonly<Record<string, string>> };
  if (!figures || tag === 'en') return settings;
  const local: Record<string, string> = {};
  for (const [name, figure] of Object.entries(figures)) local[name] = localFigure(figure, tag);
  return { ...settings, figures: local };
}

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
