import type { Transaction } from '../store/transaction.ts';
import type { Params } from './params.ts';

export interface Call {
  tx: Transaction;
  params: Params;
  /** The ids in the path, in order. */
  ids: string[];
  /** A browser calls with the publishable key and may only do what its client secrets allow. */
  fromBrowser: boolean;
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** `:id` matches any id. */
  path: string;
  /** Whether the publishable key may call it. */
  openToBrowsers?: boolean;
  /** Its changes are discarded. */
  keepsNothing?: boolean;
  handle: (call: Call) => object;
}

export const firstId = ({ ids: [id = ''] }: Call) => id;
