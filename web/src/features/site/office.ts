import type { SiteEditing } from '@kindred/contract/site';
import type { SitePath } from '@kindred/contract/site/document';
import { createContext, useContext } from 'react';
import { useEdit } from '../../api/site-edits.ts';
import { draftValue } from '../../api/site-query.ts';

/** What the fields of the office have in common. */
export interface Office {
  readonly site: SiteEditing;
  /** The site comes from a file, and nothing can be changed here. */
  readonly isFixed: boolean;
  /** The value whose field has the focus. */
  readonly setFocused: (path: SitePath | null) => void;
}

export const OfficeContext = createContext<Office | null>(null);

export function useOffice(): Office {
  const office = useContext(OfficeContext);
  if (!office) throw new Error('Only the pages of the site have fields of it');
  return office;
}

/** The value of a field, and how it is edited. */
export function useValue(path: SitePath) {
  const { site, isFixed, setFocused } = useOffice();
  const edit = useEdit(path, draftValue(site, path));
  return {
    ...edit,
    isFixed,
    /** Who else is editing it. */
    others: site.others.flatMap((other) => (other.path === path ? [other.name] : [])),
    enter: () => setFocused(path),
    leave: () => {
      setFocused(null);
      edit.store();
    },
    /** A choice is complete as soon as it is made. */
    choose: (value: unknown) => {
      edit.change(value);
      edit.store();
    },
  };
}
