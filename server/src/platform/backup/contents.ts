import type { CopiedTable } from '../../db/copy/copied-tables.ts';
import type { Shape } from '../../db/copy/open-copy.ts';

export interface Start {
  readonly kind: 'start';
  /** The version of Kindred that made the backup. */
  readonly version: string;
  readonly madeAt: string;
  /** Files of a folder are in the backup. Of a bucket it has only the list. */
  readonly filesIn: 'folder' | 'bucket';
  readonly shape: Shape;
}

/** The entries of a backup, in this order. */
export type Head =
  | Start
  | (CopiedTable & { readonly kind: 'table' })
  | { readonly kind: 'file'; readonly key: string }
  | { readonly kind: 'bucket' }
  | { readonly kind: 'sandbox' }
  | { readonly kind: 'end'; readonly tables: number; readonly files: number };

export interface Totals {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
}
