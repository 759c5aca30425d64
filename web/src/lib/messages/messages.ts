import { languages } from './catalogues.ts';
import type { Area, Catalogues, Language } from './catalogues.ts';
import { messages as errors } from './en/errors.ts';
import { messages as shell } from './en/shell.ts';
import { language } from './language.ts';

// The frame and what it says about failures must be there even when nothing more can be fetched.
const loaded: Partial<Catalogues> = { errors, shell };
const arrived = new Set<Area>(language === 'en' ? ['errors', 'shell'] : []);

/** A route loads the words of its areas together with its code. */
export async function loadMessages(...areas: Area[]): Promise<void> {
  await Promise.all(areas.map((area) => loadArea(language, area)));
}

async function loadArea<A extends Area>(of: Language, area: A): Promise<void> {
  if (arrived.has(area)) return;
  const { messages } = await languages[of][area]();
  loaded[area] = messages;
  arrived.add(area);
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
