import { keyColumns, outcomeColumns, profileColumns } from './columns.ts';

/** Columns of the real file that nothing may read: about race and origin, or written during or after the dates. */
export const forbiddenColumns = [
  ...['race', 'race_o', 'samerace', 'imprace', 'imprelig', 'from', 'zipcode', 'income', 'undergra'],
  ...['attr', 'sinc', 'intel', 'fun', 'amb', 'shar', 'like', 'prob', 'met', 'match_es'],
  ...['dec_o', 'attr_o', 'sinc_o', 'intel_o', 'fun_o', 'amb_o', 'shar_o', 'like_o', 'prob_o'],
  ...['met_o', 'attr1_s', 'attr3_s', 'satis_2', 'length', 'numdat_2', 'attr7_2', 'attr1_2'],
  ...['attr3_2', 'attr5_2', 'you_call', 'them_cal', 'date_3', 'numdat_3', 'attr1_3', 'attr3_3'],
];

const columns = [...keyColumns, ...outcomeColumns, ...profileColumns, ...forbiddenColumns];
export type Row = Record<string, string>;

/** Four waves of six women and six men, who like people within four years of their age. */
export function exampleRows(): Row[] {
  const random = seeded(7);
  return ['1', '2', '3', '4'].flatMap((wave) => {
    const people = Array.from({ length: 12 }, (_, index) => ({
      iid: `${wave}${index + 10}`,
      gender: `${index % 2}`,
      wave,
      ...Object.fromEntries(profileColumns.map((name) => [name, `${1 + random(10)}`])),
      age: `${20 + random(20)}`,
    }));
    return people.flatMap((me) =>
      people
        .filter(({ gender }) => gender !== me.gender)
        .map((them) => {
          const likes = Math.abs(Number(me.age) - Number(them.age)) <= 4 ? '1' : '0';
          return { ...me, pid: them.iid, dec: likes, match: likes };
        }),
    );
  });
}

export const toCsv = (rows: readonly Row[]) =>
  [columns, ...rows.map((row) => columns.map((name) => row[name] ?? ''))]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\r\n');

function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}
