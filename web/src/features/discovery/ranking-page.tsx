import { distanceBands } from '@kindred/contract/profiles/limits';
import { IconArrowsSort, IconBan, IconEye, IconHeart, IconLayoutGrid } from '@tabler/icons-react';
import { useDistances } from '../../lib/formats/use-distances.ts';
import { fill } from '../../lib/texts/fill.ts';
import { commaList } from '../../lib/formats/formats.ts';
import { messages } from '#texts/ranking.ts';
import { PointList, PointPage } from '../../ui/lists/point-list.tsx';

const sections = [
  ['who', IconEye],
  ['order', IconArrowsSort],
  ['browse', IconLayoutGrid],
  ['never', IconBan],
  ['score', IconHeart],
] as const;

/** Why members see someone, and how ranking works, in words. */
export function RankingPage() {
  const { format } = useDistances();
  const [first = '', ...others] = distanceBands.map(format);
  const last = others.pop() ?? '';
  const m = fill(messages, { first, more: commaList(others), last });
  return (
    <PointPage title={m.title} about={m.about}>
      {sections.map(([name, icon]) => (
        <PointList key={name} icon={icon} {...m.sections[name]} />
      ))}
    </PointPage>
  );
}
