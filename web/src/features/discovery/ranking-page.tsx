import { distanceBands } from '@kindred/contract/profiles/limits';
import { IconArrowsSort, IconBan, IconEye, IconHeart, IconLayoutGrid } from '@tabler/icons-react';
import { useDistances } from '../../lib/formats/use-distances.ts';
import { messages as m } from '#texts/ranking.ts';
import { PointList, PointPage } from '../../ui/lists/point-list.tsx';

const icons = [IconEye, IconArrowsSort, IconLayoutGrid, IconBan, IconHeart];

/** Why members see someone, and how ranking works, in words. */
export function RankingPage() {
  const { format } = useDistances();
  return (
    <PointPage title={m.title} about={m.about}>
      {m.sections(distanceBands.map(format)).map((section, index) => (
        <PointList key={section.title} icon={icons[index] ?? IconEye} {...section} />
      ))}
    </PointPage>
  );
}
