import type { placeNames } from './en/place-names.ts';

/**
 * Names places in a language other than English. They are stored by the name in the gazetteer of the server, which
 * shows up where the language has no other. A country is given by its code or its name in this language.
 */
export function namePlacesIn(tag: string, words: typeof placeNames) {
  const { cities, regions, inRegion, near } = words;
  const { script } = new Intl.Locale(tag).maximize();
  let codes: ReadonlyMap<string, string> | undefined;

  function codeOf(country: string) {
    // Some countries have a long and a short name, and the server chooses.
    codes ??= new Map(
      (['long', 'short'] as const).flatMap((style) => {
        const names = new Intl.DisplayNames([tag], { type: 'region', style });
        return Object.keys({ ...cities, ...regions }).map(
          (code) => [names.of(code) ?? code, code] as const,
        );
      }),
    );
    return codes.get(country) ?? country;
  }

  return (city: string, country: string | null): string => {
    const code = codeOf(country ?? '');
    const named = (name: string) => cities[code]?.[name] ?? name;
    // Of several towns of a name, only the famous one has another name, but all have it in another script.
    const spelled = (name: string) => (script === 'Latn' ? name : named(name));
    if (named(city) !== city) return named(city);
    const [, town, larger] = /^(.+), near (.+)$/.exec(city) ?? [];
    if (town && larger) return near(spelled(town), named(larger));
    const [, name, region = ''] = /^(.+), (.+)$/.exec(city) ?? [];
    return name ? inRegion(spelled(name), regions[code]?.[region] ?? region) : city;
  };
}
