import { type OwnField, type FieldKind, mostFields } from '../../contract/src/site/own-fields.ts';
import { usualFields } from '../../server/src/platform/site/usual-fields.ts';

const kinds: readonly FieldKind[] = ['one', 'several', 'number'];

/** As many fields as a site can have: the usual facts, and others of which each takes part in filters. */
export function thirtyFields(): OwnField[] {
  const usual = usualFields();
  const others = Array.from({ length: mostFields - usual.length }, (_, index): OwnField => {
    const kind = kinds[index % kinds.length] ?? 'one';
    const isNumber = kind === 'number';
    const choices = Array.from({ length: isNumber ? 0 : 8 }, (_each, at) => ({
      number: at + 1,
      names: { en: `Choice ${at + 1}` },
      retired: false,
    }));
    return {
      number: 1001 + index,
      kind,
      names: { en: `Field ${index + 1}` },
      choices,
      range: isNumber ? { from: 0, to: 100 } : null,
      units: {},
      asked: 'later',
      required: false,
      seenBy: 'all',
      onCard: index < 3,
      filter: true,
      sensitive: false,
    };
  });
  return [...usual, ...others];
}
