import { languages } from './catalogues.ts';
import type { Area, Catalogues, Language } from './catalogues.ts';
import { language } from './language.ts';

const loaded: Partial<Catalogues> = {};

/** A route loads the words of its areas together with its code. */
export async function loadMessages(...areas: Area[]): Promise<void> {
  await Promise.all(areas.map((area) => loadArea(language, area)));
}

async function loadArea<A extends Area>(of: Language, area: A): Promise<void> {
  loaded[area] ??= (await languages[of][area]()).messages;
}

/** The words of an area that has been loaded. */
export function messagesOf<A extends Area>(area: A): Catalogues[A] {
  const messages = loaded[area];
  if (!messages) throw new Error(`No route has loaded the messages of '${area}'`);
  return messages;
}

export function useMessages<A extends Area>(area: A): Catalogues[A] {
  return messagesOf(area);
}
