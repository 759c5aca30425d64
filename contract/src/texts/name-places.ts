/** By country and name. */
type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** `texts/places/<language>.json`. */
export interface PlaceNames {
  readonly inRegion: string;
  /** The gazetteer writes 'Ashford, near Folkestone'. */
  readonly near: string;
  /** The same for larger towns of which it is said in another way. */
  readonly nearSome?: Readonly<Record<string, string>>;
  /** Whether all names have another spelling, as they do in another script. */
  readonly isSpelled?: boolean;
  /** Of cities that this language calls otherwise than the gazetteer of the server, which stores its own names. */
  readonly cities: Names;
  /** Of the regions that the gazetteer adds to a name. */
  readonly regions: Names;
}

/** The gazetteer has its names in English. */
export const englishPlaces: PlaceNames = {
  inRegion: '{city}, {region}',
  near: '{city}, near {larger}',
  cities: {},
  regions: {},
};

/**
 * Names places in a language. They are stored by the name in the gazetteer of the server, which
 * shows up where the language has no other. A country is given by its code or its name in this language.
 */
export function namePlacesIn(
  tag: string,
  { inRegion, near, nearSome, isSpelled, cities, regions }: PlaceNames,
) {
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
    if (named(city) !== city) return named(city);
    const [, name = '', nearTo = '', other = ''] = /^(.+), (near )?(.+)$/.exec(city) ?? [];
    if (!name) return city;
    const larger = named(other);
    return (
      (nearTo ? (nearSome?.[larger] ?? near) : inRegion)
        // Of several towns of a name, only the famous one has another name, but all have it in another script.
        .replace('{city}', isSpelled ? named(name) : name)
        .replace('{larger}', larger)
        .replace('{region}', regions[code]?.[other] ?? other)
    );
  };
}
