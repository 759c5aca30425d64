import type { Stripe } from 'stripe';
import type { Stored } from './objects.ts';
import type { Change } from './store.ts';

/** A change as one line of the journal. Events of one change mostly hold the same snapshot, which is written once. */
interface Line extends Change {
  snapshots: object[];
  /** For each event, its index in `put` and the index of its snapshot in `snapshots`, or in `put` below zero. */
  events: [event: number, snapshot: number][];
}

const isEvent = (row: Stored): row is Stripe.EventBase => row.object === 'event';

export function writeLine(change: Change): string {
  const indexes = new Map<object, number>(change.put.map((row, index) => [row, -1 - index]));
  const snapshots: object[] = [];
  const events: Line['events'] = [];
  const put = change.put.map((row, index) => {
    if (!isEvent(row)) return row;
    const { object } = row.data;
    const snapshot = indexes.get(object) ?? snapshots.push(object) - 1;
    indexes.set(object, snapshot);
    events.push([index, snapshot]);
    return { ...row, data: { ...row.data, object: null } };
  });
  return `${JSON.stringify({ ...change, put, snapshots, events })}\n`;
}

export function readLine(text: string): Change {
  const { snapshots, events, ...change } = JSON.parse(text) as Line;
  for (const [index, snapshot] of events) {
    const event = change.put[index];
    const object = snapshot < 0 ? change.put[-1 - snapshot] : snapshots[snapshot];
    if (event?.object !== 'event' || !object) throw new Error('The journal is damaged.');
    event.data.object = object;
  }
  return change;
}
