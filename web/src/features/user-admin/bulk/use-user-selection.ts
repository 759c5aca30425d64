import { useState } from 'react';

/** Users that are selected one by one, or all that match the filter. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly all: boolean;
}

interface State extends Selection {
  /** The row where a range starts. */
  readonly anchor: string | null;
  /** The filter of the selection: another filter shows other users. */
  readonly filter: string;
}

const empty = { ids: new Set<string>(), all: false, anchor: null };

/** The next state when a row is toggled, together with the rows up to it for a range. */
export function toggleRow(
  state: Pick<State, 'ids' | 'anchor'>,
  listed: readonly string[],
  id: string,
  range: boolean,
) {
  const selected = !state.ids.has(id);
  const [from, to] = [listed.indexOf(state.anchor ?? id), listed.indexOf(id)];
  const toggled =
    range && from >= 0 ? listed.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
  const ids = new Set(state.ids);
  for (const each of toggled) {
    if (selected) ids.add(each);
    else ids.delete(each);
  }
  return { ids, all: false, anchor: id };
}

export function useUserSelection(filter: string) {
  const [stored, setState] = useState<State>({ ...empty, filter });
  const state = stored.filter === filter ? stored : { ...empty, filter };
  return {
    selection: state as Selection,
    count: state.all ? Infinity : state.ids.size,
    isSelected: (id: string) => state.all || state.ids.has(id),
    toggle: (listed: readonly string[], id: string, range: boolean) =>
      setState({
        ...toggleRow(state.all ? { ids: new Set(listed), anchor: id } : state, listed, id, range),
        filter,
      }),
    togglePage: (listed: readonly string[]) => {
      const ids = new Set(state.all ? [] : state.ids);
      const whole = state.all || listed.every((id) => ids.has(id));
      for (const id of listed) {
        if (whole) ids.delete(id);
        else ids.add(id);
      }
      setState({ ids, all: false, anchor: null, filter });
    },
    selectAll: () => setState({ ...empty, all: true, filter }),
    clear: () => setState({ ...empty, filter }),
  };
}

export type UserSelection = ReturnType<typeof useUserSelection>;
