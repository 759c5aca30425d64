import type { VersionChange } from '@kindred/contract/site';
import type { OwnPage } from '@kindred/contract/site/own-pages';
import { messages as m } from '#texts/site-binding.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { consequencesOf } from '../own-pages/binding.ts';

interface Props {
  change: VersionChange;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Whether all members are notified and mailed, where a page asks them again. */
export function AnnouncePages({ change: { before, after }, checked, onChange }: Props) {
  const all = consequencesOf(before as readonly OwnPage[], after as readonly OwnPage[]);
  if (!all.some(({ kind }) => kind === 'asks')) return null;
  return (
    <CheckField
      label={m.mailAll}
      description={m.mailAllAbout}
      checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
