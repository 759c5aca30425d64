import type { Outcome } from './judge.ts';

/** What happened to the people of each kind. */
export function printTable(title: string, outcomes: readonly Outcome[]) {
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))].toSorted();
  console.log(title);
  console.table(
    Object.fromEntries(
      kinds.map((kind) => {
        const some = outcomes.filter((each) => each.kind === kind);
        const count = (test: (each: Outcome) => boolean) =>
          some.filter((each) => test(each)).length;
        return [
          kind,
          {
            people: some.length,
            'reached fewer than 5': count(({ reached }) => reached < 5),
            slowed: count(({ effect }) => effect === 'slow'),
            held: count(({ effect }) => effect === 'hold'),
          },
        ];
      }),
    ),
  );
}
