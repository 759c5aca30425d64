/** By country and name. */
type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface PlaceNames {
  /** Of cities that this language calls otherwise than the gazetteer of the server, which stores its own names. */
  readonly cities: Names;
  /** Of the regions that the gazetteer adds to a name. */
  readonly regions: Names;
  readonly inRegion: (city: string, region: string) => string;
  /** The gazetteer writes 'Ashford, near Folkestone'. */
  readonly near: (city: string, larger: string) => string;
}

export const placeNames: PlaceNames = {
  cities: {},
  regions: {},
  inRegion: (city, region) => `${city}, ${region}`,
  near: (city, larger) => `${city}, near ${larger}`,
};
