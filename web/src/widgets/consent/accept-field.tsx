import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { commaList } from '../../lib/formats/formats.ts';
import { messages as m } from '#texts/accept.ts';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { columnLink } from '../../ui/pages/text-link.ts';

interface Props extends Omit<ComponentProps<typeof CheckField>, 'label' | 'description'> {
  pages: readonly { readonly slug: string; readonly title: string }[];
}

/** Accepts the pages of the owner that bind members, with the way to each. */
export const AcceptField = ({ pages, ...field }: Props) => (
  <div className="grid">
    <CheckField
      name="accepts"
      required
      label={m.accept({ titles: commaList(pages.map(({ title }) => title)) })}
      description={m.why}
      {...field}
    />
    {pages.map(({ slug, title }) => (
      <Link
        key={slug}
        to="/pages/$slug"
        params={{ slug }}
        target="_blank"
        className={`${columnLink} ms-9`}
      >
        {m.read({ title })}
      </Link>
    ))}
  </div>
);
