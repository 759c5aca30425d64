import type { VersionChange } from '@kindred/contract/site';
import type { OwnPage } from '@kindred/contract/site/own-pages';
import { formatDay } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/site-binding.ts';
import { consequencesOf } from '../own-pages/binding.ts';

/** What a change of binding pages means for members: whether they are asked, and from when. */
export function PageConsequences({ change: { before, after } }: { change: VersionChange }) {
  const m = messages.consequences;
  const all = consequencesOf(before as readonly OwnPage[], after as readonly OwnPage[]);
  return all.map(({ kind, slug, title, from }) => (
    <span key={slug} className="block">
      {m[kind]({ title, day: from && formatDay(from) })}
    </span>
  ));
}
