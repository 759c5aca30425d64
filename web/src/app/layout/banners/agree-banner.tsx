import type { AskedPage } from '@kindred/contract/site/asked-pages';
import { commaList, formatDay } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/banners.ts';
import { Banner, BannerLink } from './banner.tsx';

/** Announces what members will have to accept, and from when. */
export function AgreeBanner({ asks }: { asks: readonly AskedPage[] }) {
  const { agree: m } = messages;
  const [first = ''] = asks.map(({ from }) => from).toSorted();
  const next = asks.filter(({ from }) => from === first);
  const titles = commaList(next.map(({ title }) => title));
  return (
    <Banner text={m.text({ titles, day: formatDay(first) })}>
      <BannerLink to="/agree">{m.action}</BannerLink>
    </Banner>
  );
}
