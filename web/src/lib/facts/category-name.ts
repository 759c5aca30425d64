import type { Category, Keyword } from '@kindred/contract/desk/categories';

/** A name from the European database, which is in English, as text. */
export const categoryName = (name: Category | Keyword): string =>
  (name.charAt(0) + name.slice(1).toLowerCase().replaceAll('_', ' ')).replace(
    / tc$/,
    ' of the terms',
  );
