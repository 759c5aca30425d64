import type { VersionChange } from '@kindred/contract/site';
import {
  type ListedChoice,
  differentChoices,
  listedChoices,
} from '@kindred/contract/site/catalog-choices';
import { type CatalogChoice, catalogAt } from '@kindred/contract/site/catalogs';
import { commaList } from '../../../lib/formats/formats.ts';
import { messages as m } from '#texts/site-catalogs.ts';
import { choiceName } from '../catalogs/catalog-changes.ts';

/** What becomes of choices: which are new, retired, offered again or in other words, or that their order is another one. */
export function CatalogConsequences({ change }: { change: VersionChange }) {
  const catalog = catalogAt(change.path);
  if (!catalog) return null;
  const [before, after] = [change.before, change.after] as [CatalogChoice[], CatalogChoice[]];
  const earlier = new Map(listedChoices(catalog, before).map((choice) => [choice.key, choice]));
  const kindOf = ({ key, retired }: ListedChoice) => {
    const was = earlier.get(key);
    if (!was) return 'added';
    if (was.retired === retired) return 'reworded';
    return retired ? 'retired' : 'offered';
  };
  const different = listedChoices(catalog, after).filter(({ key }) =>
    differentChoices(catalog, after, before).some((choice) => choice.key === key),
  );
  const lines = (['added', 'retired', 'offered', 'reworded'] as const).flatMap((kind) => {
    const names = different
      .filter((choice) => kindOf(choice) === kind)
      .map((choice) => choiceName(catalog, choice));
    return names.length > 0 ? [m.consequences[kind]({ names: commaList(names) })] : [];
  });
  return (lines.length > 0 ? lines : [m.consequences.order]).map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
}
