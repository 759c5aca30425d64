import type { Language } from '@kindred/contract/languages';
import { type OwnPage, ownPagePath } from '@kindred/contract/site/own-pages';
import { IconChevronDown } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useId } from 'react';
import { messages as m } from '#texts/site-pages.ts';
import { StatusBadge } from '../../../ui/lists/status-badge.tsx';
import { isUntitled, languagesOf, marksIn, slugFault, titleOf } from './page-faults.ts';
import classes from './own-pages.module.css';

// The list of pages shows none of them.
const PageFields = lazyRouteComponent(() => import('./page-fields.tsx'), 'PageFields');

export interface PageProps {
  pages: readonly OwnPage[];
  published: readonly OwnPage[];
  index: number;
  readOnly: boolean;
  onChange: (next: OwnPage) => void;
  /** Asks first. Null is the page itself. */
  onRemove: (language: Language | null) => void;
}

type Props = PageProps & { isOpen: boolean; onToggle: () => void };

/** A page in the list: what it is, and its fields when it is open. */
export function PageItem({ isOpen, onToggle, ...props }: Props) {
  const id = useId();
  const page = props.pages[props.index];
  if (!page) return null;
  const codes = languagesOf(page);
  const isIncomplete =
    slugFault(props.pages, props.index) !== null || codes.some((code) => isUntitled(page, code));
  const marks = Object.values(page.texts).reduce((sum, { body }) => sum + marksIn(body), 0);
  return (
    <>
      <button
        type="button"
        className={`flex w-full cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 border-0 bg-transparent px-5 py-4 text-start ${classes.head}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <span className="anywhere heading">{titleOf(page)}</span>
        <bdi className="text-sm anywhere text-muted">{ownPagePath(page.slug)}</bdi>
        {page.inFooter && <StatusBadge kind="neutral">{m.footerBadge}</StatusBadge>}
        {page.binding && <StatusBadge kind="info">{m.bindingBadge}</StatusBadge>}
        {isIncomplete && <StatusBadge kind="danger">{m.incomplete}</StatusBadge>}
        {marks > 0 && <StatusBadge kind="warning">{m.marksBadge({ count: marks })}</StatusBadge>}
        <IconChevronDown
          className={`ms-auto flex-none ${classes.chevron}`}
          size={18}
          stroke={1.75}
          aria-hidden
        />
      </button>
      <div id={id} className={isOpen ? `border-t border-line ${classes.fields}` : 'hidden'}>
        {isOpen && (
          <Suspense>
            <PageFields {...props} page={page} />
          </Suspense>
        )}
      </div>
    </>
  );
}
