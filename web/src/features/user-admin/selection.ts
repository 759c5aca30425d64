import { useState } from 'react';

/** Users that are picked one by one, or all that match the filter. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly all: boolean;
}

interface State extends Selection {
  /** Where a range begins. */
  readonly anchor: string | null;
  /** The filter that it was made under: another one shows other users. */
  readonly filter: string;
}

const nothing = { ids: new Set<string>(), all: false, anchor: null };

/** What the next state is when a row is picked, with a range up to it where one is asked for. */
export function pick(
  state: Pick<State, 'ids' | 'anchor'>,
  shown: readonly string[],
  id: string,
  range: boolean,
) {
  const picked = !state.ids.has(id);
  const [from, to] = [shown.indexOf(state.anchor ?? id), shown.indexOf(id)];
  const touched =
    range && from >= 0 ? shown.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
  const ids = new Set(state.ids);
  for (const each of touched) {
    if (picked) ids.add(each);
    else ids.delete(each);
  }
  return { ids, all: false, anchor: id };
}

export function useSelection(filter: string) {
  const [kept, setState] = useState<State>({ ...nothing, filter });
  const state = kept.filter === filter ? kept : { ...nothing, filter };
  return {
    selection: state as Selection,
    isPicked: (id: string) => state.all || state.ids.has(id),
    pick: (shown: readonly string[], id: string, range: boolean) =>
      setState({
        ...pick(state.all ? { ids: new Set(shown), anchor: id } : state, shown, id, range),
        filter,
      }),
    pickPage: (shown: readonly string[]) => {
      const ids = new Set(state.all ? [] : state.ids);
      const whole = state.all || shown.every((id) => ids.has(id));
      for (const id of shown) {
        if (whole) ids.delete(id);
        else ids.add(id);
      }
      setState({ ids, all: false, anchor: null, filter });
    },
    pickAll: () => setState({ ...nothing, all: true, filter }),
    clear: () => setState({ ...nothing, filter }),
  };
}

export type Picking = ReturnType<typeof useSelection>;
